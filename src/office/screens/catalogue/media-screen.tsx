import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mediaCopy as copy } from '#content/en/office/catalogue/catalogue.ts'
import { screenNames } from '#content/en/office/shell.ts'
import { dayAndTime } from '#content/en/office/times.ts'
import { AddPicture, picturesQuery } from '../../entries/add-picture.tsx'
import { useEntryGrant } from '../../entries/use-entry.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { Button } from '../../ui/button.tsx'
import { useKeys } from '../../ui/keyboard/keys.ts'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { ScreenBody, ScreenHead } from '../../ui/screen/screen-head.tsx'
import { Empty } from '../../ui/screen/states.tsx'
import css from './media.module.css'

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
                  <li key={id} className={`stack content-start ${css.picture}`}>
                    <img className={`block w-full ${css.image}`} src={`/media/${id}-400.webp`} alt={alt.en} />
                    <p>{alt.en}</p>
                    <p lang="es">{alt.es}</p>
                    <p className="text-note text-slate">
                      {[by, dayAndTime(at, now)].filter(Boolean).join(', ')}
                    </p>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </ScreenBody>
      {isAdding && <AddPicture onClose={() => setAdding(false)} />}
    </>
  )
}
