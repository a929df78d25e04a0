import type { Field } from 'payload';
import { describe, expect, it } from 'vitest';
import { ALL_BLOCKS } from '../../../lib/contract/blocks/index.ts';
import { pageBlockSchema } from '../../../lib/contract/entities/page.ts';
import { emptyBlocks } from './empty-blocks.ts';
import { CMS_BLOCKS } from './index.ts';
import { isRecordField } from './link-fields.ts';
import { PAGE_TEMPLATES } from './page-templates.ts';

/** Names of a block's data fields, including those inside layout fields. */
function fieldNames(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'ui') return [];
    if ('name' in field && field.name) return [field.name];
    return 'fields' in field ? fieldNames(field.fields) : [];
  });
}

/** The fields that hold an editor's values, including those inside layout fields and groups. */
function dataFields(fields: readonly Field[]): Extract<Field, { name: string }>[] {
  return fields.flatMap((field) => {
    if ('fields' in field) return dataFields(field.fields);
    return 'name' in field && field.type !== 'ui' ? [field] : [];
  });
}

function findField(fields: readonly Field[], name: string): Field | undefined {
  for (const field of fields) {
    if ('name' in field && field.name === name) return field;
    const inner =
      'fields' in field && !('name' in field && field.name) ? findField(field.fields, name) : undefined;
    if (inner) return inner;
  }
  return undefined;
}

/** Settings of a page block that editors don't fill in: they come from the block's position, name and template. */
const NOT_DISPLAY = ['id', 'sort_order', 'name', 'template', 'variables', 'editing', 'deleted'];

describe('CMS blocks', () => {
  it("match the contract's blocks", () => {
    expect(CMS_BLOCKS.map(({ template }) => template).toSorted()).toEqual(
      ALL_BLOCKS.map(({ template }) => template).toSorted(),
    );
  });

  it.each(ALL_BLOCKS.map((definition) => [definition.template, definition] as const))(
    "%s has exactly the contract's settings as fields",
    (template, { settings }) => {
      const cmsBlock = CMS_BLOCKS.find((candidate) => candidate.template === template);
      const fields = cmsBlock?.block.fields ?? [];
      const own = fieldNames(fields).filter((name) => !isRecordField(name));
      expect(own.toSorted()).toEqual([...Object.keys(settings.shape), 'display'].toSorted());
      expect(Object.keys(cmsBlock?.kinds ?? {}).toSorted()).toEqual(Object.keys(settings.shape).toSorted());
    },
  );

  it.each(CMS_BLOCKS.map((cmsBlock) => [cmsBlock.template, cmsBlock] as const))(
    '%s has every display setting',
    (_, { block }) => {
      const display = findField(block.fields, 'display');
      const names = display && 'fields' in display ? fieldNames(display.fields) : [];
      expect(names.toSorted()).toEqual(
        Object.keys(pageBlockSchema.shape)
          .filter((key) => !NOT_DISPLAY.includes(key))
          .toSorted(),
      );
    },
  );

  it("use the contract's defaults", () => {
    const heading = CMS_BLOCKS.find(({ template }) => template === 'core/heading');
    expect(findField(heading?.block.fields ?? [], 'heading_type')).toMatchObject({ defaultValue: 'h2' });
    const gallery = CMS_BLOCKS.find(({ template }) => template === 'core/gallery');
    expect(findField(gallery?.block.fields ?? [], 'grid_width')).toMatchObject({
      defaultValue: 3,
      min: 1,
      max: 6,
    });
  });
});

describe('block descriptions', () => {
  it.each(CMS_BLOCKS.map(({ template, block }) => [template, block.fields] as const))(
    '%s has a description for each of its settings',
    (_, fields) => {
      const silent = dataFields(fields).filter((field) => !(field.admin && 'description' in field.admin));
      expect(silent.map((field) => field.name)).toEqual([]);
    },
  );

  it('include a distinct thumbnail for every block', () => {
    const pictures = CMS_BLOCKS.map(({ block }) => JSON.stringify(block.admin?.images?.thumbnail));
    expect(new Set(pictures.map((picture) => /"url":"([^"]+)"/.exec(picture)?.[1])).size).toBe(
      CMS_BLOCKS.length,
    );
  });

  it('have distinct names: none equals another, or begins another', () => {
    const words = ({ label }: { label: string }) =>
      label
        .toLowerCase()
        .replace(/[^a-z ]/g, '')
        .split(' ');
    const isBeginning = (short: string[], long: string[]) =>
      short.length <= long.length &&
      short.every((word, at) => word.replace(/s$/, '') === long[at]?.replace(/s$/, ''));
    const alike = ALL_BLOCKS.flatMap((block) =>
      ALL_BLOCKS.filter((other) => other !== block && isBeginning(words(block), words(other))).map(
        (other) => `${block.label} / ${other.label}`,
      ),
    );
    expect(alike).toEqual([]);
  });

  it('include page templates made of existing blocks and their settings', () => {
    const unknown = PAGE_TEMPLATES.flatMap(({ blocks }) => blocks).flatMap(({ slug, picture, sample }) => {
      const fields = CMS_BLOCKS.find(({ block }) => block.slug === slug)?.block.fields ?? [];
      const names = fieldNames(fields);
      const lost = Object.keys(sample).filter((name) => !names.includes(name));
      return names.length === 0 || picture === '' ? [slug] : lost.map((name) => `${slug}.${name}`);
    });
    expect(unknown).toEqual([]);
  });

  it('include page templates with valid options', () => {
    const odd = PAGE_TEMPLATES.flatMap(({ blocks }) => blocks).flatMap(({ slug, sample }) => {
      const fields = CMS_BLOCKS.find(({ block }) => block.slug === slug)?.block.fields ?? [];
      return Object.entries(sample).flatMap(([name, value]) => {
        const field = findField(fields, name);
        if (field?.type !== 'select') return [];
        const values = field.options.map((option) => (typeof option === 'string' ? option : option.value));
        return values.some((each) => each === value) ? [] : [`${slug}.${name}: ${String(value)}`];
      });
    });
    expect(odd).toEqual([]);
  });

  it('include page templates without an empty block', () => {
    const empty = PAGE_TEMPLATES.flatMap(({ name, blocks }) =>
      emptyBlocks(blocks.map(({ slug, sample }) => ({ blockType: slug, ...sample }))).map(
        ({ label, message }) => `${name}: ${label} ${message}`,
      ),
    );
    expect(empty).toEqual([]);
  });
});
