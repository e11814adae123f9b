import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mediaCopy as copy } from '#content/en/office/catalogue/catalogue.ts'
import { call } from '../services/api.ts'
import { reading } from '../services/queries.ts'
import { ChangeDialog } from '../ui/dialog/change-dialog.tsx'
import { Field } from '../ui/field.tsx'

export const picturesQuery = reading('GET /api/office/pictures')

export type PictureWords = { en: string; es: string }

type Props = {
  onClose: () => void
  onAdded?: (id: string, alt: PictureWords) => void
}

/** Uploads a picture with its words in both languages. */
export function AddPicture({ onClose, onAdded }: Props) {
  const [file, setFile] = useState<File | null>(null)
  const [alt, setAlt] = useState<PictureWords>({ en: '', es: '' })
  const queries = useQueryClient()
  const isReady = file && alt.en.trim() && alt.es.trim()
  const run = async () => {
    const { id } = await call('PUT /api/office/pictures', { query: alt, body: file as File })
    await queries.invalidateQueries({ queryKey: ['pictures'] })
    onAdded?.(id, alt)
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
