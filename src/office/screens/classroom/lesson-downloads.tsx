import { lessonCopy as copy } from '#content/en/office/catalogue/classroom.ts'
import type { Lesson } from '#contract/catalogue/lessons.ts'
import type { OfficeFiles } from '#contract/classroom/office-files.ts'
import { Pair } from '../../entries/both-field.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Section } from '../../ui/screen/section.tsx'
import { TextButton } from '../../ui/text-link.tsx'

type Downloads = Lesson['downloads']
type Props = {
  files: OfficeFiles['files']
  downloads: Downloads
  onChange: (downloads: Downloads) => void
}

/** Files that a lesson offers, with the words of their links. */
export function LessonDownloads({ files, downloads, onChange }: Props) {
  const nameOf = (id: string) => files.find((file) => file.id === id)?.name ?? id
  const others = files.filter(({ id }) => !downloads.some(({ file }) => file === id))
  return (
    <Section title={copy.downloads} line="above">
      {downloads.map((download, index) => (
        <div key={download.file}>
          <Pair
            label={copy.downloadTitle(nameOf(download.file))}
            control="line"
            value={download.title}
            onChange={(title) =>
              onChange(downloads.with(index, { ...download, title: title as typeof download.title }))
            }
          />
          <TextButton onClick={() => onChange(downloads.toSpliced(index, 1))}>
            {copy.removeDownload(nameOf(download.file))}
          </TextButton>
        </div>
      ))}
      {files.length === 0 && <p>{copy.noDownload}</p>}
      {others.length > 0 && (
        <SelectField
          label={copy.addDownload}
          value=""
          onChange={(file) => onChange([...downloads, { file, title: { en: nameOf(file), es: null } }])}
          options={[
            { value: '', label: copy.chooseDownload },
            ...others.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </Section>
  )
}
