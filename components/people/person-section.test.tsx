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

test("shows a person's name, role and contact details", () => {
  show([person({ phone: '+64 (7) 555 4100', email: 'hine@example.nz' })]);
  expect(screen.getByRole('heading', { name: 'Hine Paewai' })).toBeVisible();
  expect(screen.getByText('Clerk of the course')).toBeVisible();
  expect(screen.getByRole('link', { name: '+64 (7) 555 4100' })).toHaveAttribute('href', 'tel:+6475554100');
  expect(screen.getByRole('link', { name: 'hine@example.nz' })).toHaveAttribute(
    'href',
    'mailto:hine@example.nz',
  );
});

test('leaves out unknown contact details', () => {
  show([person()]);
  expect(screen.queryByRole('link')).toBeNull();
});

test("uses the page's name as the heading if the people come first", () => {
  show([person()], { isFirst: true });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contact us');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Hine Paewai');
});

test("shows names one level below the editor's heading", () => {
  show([person()], { heading: 'Race office' });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Race office');
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Hine Paewai');
});

test('is omitted without people', () => {
  expect(show([], { heading: 'Race office' }).container).toBeEmptyDOMElement();
});
