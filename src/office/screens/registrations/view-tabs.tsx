import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { viewsCopy as copy, registrationsCopy } from '#content/en/office/registrations/registrations.ts'
import { reading, useChange } from '../../services/queries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Tabs } from '../../ui/screen/tabs.tsx'
import { showToast } from '../../ui/screen/toasts.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { canonical, type Filter, searchOf, viewsOf } from './filters.ts'

/** The academy's views, then the member's own. What is filtered can be kept as one more. */
export function ViewTabs({ filter, count }: { filter: Filter; count: number | undefined }) {
  const kept = useQuery(reading('GET /api/office/views')).data?.views ?? []
  const [isNaming, setIsNaming] = useState(false)
  const drop = useChange('views')
  const tabs = viewsOf(filter, count, kept)
  const search = searchOf(filter)
  const current = tabs.some((tab) => tab.current)
  const own = current && kept.find((view) => canonical(view.search) === canonical(search))
  const forget = () =>
    own &&
    drop.mutate(
      { call: 'DELETE /api/office/views/:id', params: { id: own.id } },
      {
        onSuccess: () => showToast({ text: copy.dropped(own.name) }),
        onError: (error) => showToast({ text: sentenceOf(error) }),
      },
    )
  return (
    <>
      <Tabs
        label={registrationsCopy.views}
        tabs={tabs}
        aside={
          own ? (
            <TextButton onClick={forget}>{copy.drop}</TextButton>
          ) : (
            !current &&
            Object.keys(search).length > 0 && (
              <TextButton onClick={() => setIsNaming(true)}>{copy.keep}</TextButton>
            )
          )
        }
      />
      {isNaming && (
        <KeepDialog search={search} isSearching={filter.q !== ''} onClose={() => setIsNaming(false)} />
      )}
    </>
  )
}

type KeepProps = { search: Record<string, string>; isSearching: boolean; onClose: () => void }

function KeepDialog({ search, isSearching, onClose }: KeepProps) {
  const [name, setName] = useState('')
  const keeping = useChange('views')
  const keep = () => {
    if (!name.trim() || keeping.isPending) return
    keeping.mutate(
      { call: 'POST /api/office/views', body: { name: name.trim(), search } },
      {
        onSuccess: () => {
          showToast({ text: copy.kept(name.trim()) })
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      title={copy.title}
      onClose={onClose}
      onSubmit={keep}
      note={isSearching && copy.withoutSearch}
      buttons={
        <>
          <Button onClick={onClose}>{copy.leave}</Button>
          <Button kind="main" type="submit" hint="mod+enter" busy={keeping.isPending}>
            {copy.submit}
          </Button>
        </>
      }
    >
      {keeping.error && <Note kind="refused" title={sentenceOf(keeping.error)} />}
      <Field
        label={copy.name}
        hint={copy.nameHint}
        maxLength={40}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </Dialog>
  )
}
