import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { domainSettingsSchema } from '@/lib/contract/entities/site';
import { getTranslator } from '@/lib/i18n/translator';
import { Footer } from './footer';

const t = await getTranslator('en');
function show(settings: object) {
  const domain = domainSettingsSchema.parse({ name: 'Summer Series', ...settings });
  render(<Footer domain={domain} columns={[]} year={2027} t={t} />);
}

describe('Footer', () => {
  it('shows the services that have an address', () => {
    show({ facebook: 'https://facebook.example/s', twitter: 'not an address' });
    expect(screen.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
      'href',
      'https://facebook.example/s',
    );
    expect(screen.queryByRole('link', { name: 'X' })).toBeNull();
  });

  it('lets a visitor email and call', () => {
    show({ organisation_email: 'office@series.example', organisation_phone: '+64 9 555 0142' });
    expect(screen.getByRole('link', { name: 'office@series.example' })).toHaveAttribute(
      'href',
      'mailto:office@series.example',
    );
    expect(screen.getByRole('link', { name: '+64 9 555 0142' })).toHaveAttribute('href', 'tel:+6495550142');
  });

  it('shows the copyright holder', () => {
    show({ organisation_name: 'Series Trust' });
    expect(screen.getByText('© 2027 Series Trust')).toBeVisible();
  });
});
