'use client';

import { Button, useForm } from '@payloadcms/ui';
import { pathBeside } from '../../cms/fields/template-list.client.tsx';
import type { StandingsPreview } from './standings-preview.ts';

type DuplicatePair = StandingsPreview['doubles'][number];
type LikelyDuplicatesProps = {
  readonly doubles: readonly DuplicatePair[];
  readonly schemaPath: string | undefined;
};

const PATH = 'same_names';
const stateOf = (value: string) => ({ value, initialValue: value, valid: true });

/** Names that are probably one competitor's. A press merges them in the form: the table shows the effect, and saving keeps it. */
export function LikelyDuplicates({ doubles, schemaPath }: LikelyDuplicatesProps) {
  const { addFieldRow, getField, setModified } = useForm();
  if (doubles.length === 0) return null;
  const merge = ({ name, same_as }: DuplicatePair) => {
    addFieldRow({
      path: PATH,
      schemaPath: pathBeside(schemaPath, PATH),
      rowIndex: getField(PATH)?.rows?.length ?? 0,
      subFieldState: { name: stateOf(name), same_as: stateOf(same_as) },
    });
    setModified(true);
  };
  return (
    <>
      <p>These may be the same. Press one to count the two as one, then save.</p>
      <ul>
        {doubles.map((double) => (
          <li key={`${double.name} = ${double.same_as}`}>
            {`${double.name} and ${double.same_as} `}
            <Button buttonStyle="secondary" size="small" margin={false} onClick={() => merge(double)}>
              {`Count ${double.name} as ${double.same_as}`}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
