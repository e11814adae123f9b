import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mediaCopy as copy } from '#content/en/office/catalogue.ts'
import { screenNames } from '#content/en/office/shell.ts'
import { dayAndTime } from '#content/en/office/times.ts'
import type { OfficePictures } from '#contract/office/pictures.ts'
import { useEntryGrant } from '../../entries/use-entry.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { sendBytes } from '../../services/api.ts'
import { reading } from '../../services/queries.ts'
import { Button } from '../../ui/button.tsx'
import { ChangeDialog } from '../../ui/change-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { useKeys } from '../../ui/keys.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { ScreenBody, ScreenHead } from '../../ui/screen-head.tsx'
import { Empty } from '../../ui/states.tsx'
import css from './media.module.css'

const picturesQuery = reading<OfficePictures>('/pictures')

/** The pictures that staff uploaded. */
export function MediaScreen() {
  const query = useQuery(picturesQuery)
  const now = useAcademyNow()
  const [isAdding, setAdding] = useState(false)
  const mayAdd = useEntryGrant('faculty', '') === 'may'
  useKeys(mayAdd ? [{ key: 'a', says: copy.addTitle, run: () => setAdding(true) }] : [])
  return (
    <>
      <ScreenHead
        title={screenNames.media}
        actions={
          mayAdd && (
            <Button kind="main" hint="a" onClick={() => setAdding(true)}>
              {copy.add}
            </Button>
          )
        }
      />
      <ScreenBody>
        <Loaded query={query}>
          {({ pictures }) =>
            pictures.length === 0 ? (
              <Empty title={copy.none} />
            ) : (
              <ul className={css.pictures}>
                {pictures.map(({ id, alt, by, at }) => (
                  <li key={id} className={css.picture}>
                    <img className={css.image} src={`/media/${id}-400.webp`} alt={alt.en} />
                    <p>{alt.en}</p>
                    <p lang="es">{alt.es}</p>
                    <p className={css.quiet}>{[by, dayAndTime(at, now)].filter(Boolean).join(', ')}</p>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </ScreenBody>
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
    </>
  )
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null)
  const [alt, setAlt] = useState({ en: '', es: '' })
  const queries = useQueryClient()
  const isReady = file && alt.en.trim() && alt.es.trim()
  const run = async () => {
    await sendBytes(`/pictures?${new URLSearchParams(alt)}`, file as File)
    await queries.invalidateQueries({ queryKey: ['pictures'] })
    return copy.done
  }
  return (
    <ChangeDialog
      title={copy.addTitle}
      lead={copy.lead}
      happens={copy.happens}
      submit={copy.submit}
      leave={copy.leave}
      reason={!isReady && copy.missing}
      run={run}
      onClose={onClose}
    >
      <Field
        label={copy.file}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={(event) => setFile(event.currentTarget.files?.[0] ?? null)}
      />
      <Field
        label={copy.altEn}
        value={alt.en}
        onChange={(event) => setAlt({ ...alt, en: event.currentTarget.value })}
      />
      <Field
        label={copy.altEs}
        lang="es"
        value={alt.es}
        onChange={(event) => setAlt({ ...alt, es: event.currentTarget.value })}
      />
    </ChangeDialog>
  )
}
