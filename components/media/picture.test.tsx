import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { imageSchema } from '@/lib/contract/entities/image';
import { Picture } from './picture';

const base = '/assets/i/0123456789abcdef0123456789abcdef';
const photo = imageSchema.parse({
  url: `${base}/16x9/900.jpg`,
  webp_url: `${base}/16x9/900.webp`,
  avif_url: `${base}/16x9/900.avif`,
  placeholder: 'data:image/webp;base64,AAAA',
  width: 1600,
  height: 900,
  alt: 'Start of the race',
});

describe('Picture', () => {
  it('reserves its space, loads lazily and shows a placeholder meanwhile (spec 4.30)', () => {
    render(<Picture image={photo} sizes="50vw" />);
    const img = screen.getByRole('img', { name: 'Start of the race' });
    expect(img).toHaveAttribute('width', '1600');
    expect(img).toHaveAttribute('height', '900');
    expect(img).toHaveAttribute('loading', 'lazy');
    expect(img.parentElement).toHaveStyle({ backgroundImage: 'url("data:image/webp;base64,AAAA")' });
  });

  it('offers modern formats first (spec 4.30)', () => {
    const { container } = render(<Picture image={photo} sizes="50vw" />);
    const types = [...container.querySelectorAll('source')].map((source) => source.type);
    expect(types).toEqual(['image/avif', 'image/webp']);
  });

  it('loads eagerly if it is the first on the page', () => {
    render(<Picture image={photo} sizes="100vw" priority />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
    const preload = document.head.querySelector('link[rel="preload"][as="image"]');
    expect(preload).toHaveAttribute('imagesrcset', expect.stringContaining('.avif'));
    expect(preload).toHaveAttribute('type', 'image/avif');
  });

  it('can be hidden from screen readers', () => {
    render(<Picture image={photo} sizes="50vw" alt="" />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('shows no placeholder behind a logo', () => {
    const { container } = render(<Picture image={photo} sizes="50vw" fit="contain" />);
    expect(container.querySelector('picture')).not.toHaveAttribute('style');
  });
});
