import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { personSchema, type Person } from '@/lib/contract/entities/racing';
import { PersonSection } from './person-section';

const person = (over: Partial<Person> = {}): Person => ({
  ...personSchema.parse({ id: 1, first_name: 'Hine', last_name: 'Paewai', title: 'Clerk of the course' }),
  ...over,
});

const show = (people: readonly Person[], { heading = '', isFirst = false } = {}) =>
  render(<PersonSection people={people} heading={heading} page={{ name: 'Contact us', isFirst }} />);

test('gives name, role and ways to reach a person', () => {
  show([person({ phone: '+64 (7) 555 4100', email: 'hine@example.nz' })]);
  expect(screen.getByRole('heading', { name: 'Hine Paewai' })).toBeVisible();
  expect(screen.getByText('Clerk of the course')).toBeVisible();
  expect(screen.getByRole('link', { name: '+64 (7) 555 4100' })).toHaveAttribute('href', 'tel:+6475554100');
  expect(screen.getByRole('link', { name: 'hine@example.nz' })).toHaveAttribute(
    'href',
    'mailto:hine@example.nz',
  );
});

test('offers no way that is not known', () => {
  show([person()]);
  expect(screen.queryByRole('link')).toBeNull();
});

test('lets the name of the page stand for the heading where the people open it', () => {
  show([person()], { isFirst: true });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contact us');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Hine Paewai');
});

test('names stand one level below the heading that the editor wrote', () => {
  show([person()], { heading: 'Race office' });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Race office');
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Hine Paewai');
});

test('is not there without people', () => {
  expect(show([], { heading: 'Race office' }).container).toBeEmptyDOMElement();
});
