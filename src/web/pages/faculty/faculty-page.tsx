import type { Copy } from '#content/en/site/faculty.ts'
import { photos } from '#content/media/photos.ts'
import { plateOf } from '#content/media/portraits.ts'
import { facultyMembers } from '#content/pages/faculty-members.ts'
import type { PageProps } from '#contract/page-data.ts'
import { Button } from '../../ui/button.tsx'
import { PersonPlate } from '../../ui/media/person-plate.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
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
        <div className={`covered ${styles.bench}`}>
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
