import type { Copy } from '#content/en/faculty.ts'
import { facultyMembers } from '#content/faculty-members.ts'
import { photos } from '#content/photos.ts'
import { plateOf } from '#content/portraits.ts'
import type { PageProps } from '#contract/page-data.ts'
import { Button } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { PersonPlate } from '../../ui/person-plate.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './faculty-page.module.css'

export function Page({ copy }: PageProps<Copy>) {
  const { closing } = copy
  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} />
      <ul className={`page ${styles.faculty}`}>
        {facultyMembers().map((member) => (
          <li key={member.key}>
            <PersonPlate
              person={plateOf(member, copy.fieldOf)}
              sizes="(width < 48rem) 45vw, (width < 64rem) 31vw, 21vw"
            />
          </li>
        ))}
      </ul>
      <section className={`grid dark later ${styles.closing}`}>
        <div className={styles.bench}>
          <Picture
            of={photos.handson}
            alt={copy.alt}
            sizes="(width < 48rem) 100vw, (width < 99rem) 900px, 57vw"
          />
        </div>
        <div className={styles.words}>
          <h2>{closing.title}</h2>
          <p className="lead">{closing.text}</p>
          <Button kind="main" to="/courses">
            {closing.button}
          </Button>
        </div>
      </section>
    </>
  )
}
