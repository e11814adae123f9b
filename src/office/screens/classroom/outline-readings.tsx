import { outlineCopy as copy } from '#content/en/office/catalogue/classroom.ts'
import type { Outline } from '#contract/catalogue/lessons.ts'
import { Pair } from '../../entries/both-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Section } from '../../ui/screen/section.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import css from './outline.module.css'

type Readings = Outline['readings']
type Props = { readings: Readings; readOnly: boolean; onChange: (readings: Readings) => void }

/** Pages of the site that the course recommends. For a clinical they are the preparation. */
export function OutlineReadings({ readings, readOnly, onChange }: Props) {
  return (
    <Section title={copy.readings} note={copy.readingsNote} line="above">
      {readings.map((reading, index) =>
        readOnly ? (
          <p key={reading.path}>{reading.title.en}</p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a reading has no id; its address may change with every letter.
          <div key={index} className={css.reading}>
            <Pair
              label={copy.readingTitle(index + 1)}
              control="line"
              value={reading.title}
              onChange={(title) =>
                onChange(readings.with(index, { ...reading, title: title as typeof reading.title }))
              }
            />
            <Field
              label={copy.readingPath(index + 1)}
              value={reading.path}
              onChange={({ currentTarget: { value } }) =>
                onChange(readings.with(index, { ...reading, path: value }))
              }
            />
            <TextButton onClick={() => onChange(readings.toSpliced(index, 1))}>
              {copy.removeReading(reading.title.en)}
            </TextButton>
          </div>
        ),
      )}
      {!readOnly && (
        <Button
          onClick={() =>
            onChange([...readings, { title: { en: copy.newReading, es: null }, path: '/resources' }])
          }
        >
          {copy.addReading}
        </Button>
      )}
    </Section>
  )
}
