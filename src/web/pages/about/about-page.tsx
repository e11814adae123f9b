import { academy } from '#content/academy.ts'
import type { Copy } from '#content/en/site/about.ts'
import { photos } from '#content/media/photos.ts'
import { plateOf } from '#content/media/portraits.ts'
import { facultyMembers } from '#content/pages/faculty-members.ts'
import type { PageProps } from '#contract/page-data.ts'
import { PersonPlate } from '../../ui/media/person-plate.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import styles from './about-page.module.css'

export function Page({ copy }: PageProps<Copy>) {
  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} />
      <div className={`grid ${styles.founded}`}>
        <Picture
          of={photos.operatory}
          alt={copy.alt}
          sizes="(width < 48rem) 100vw, 64vw"
          className={styles.operatory}
          first
        />
        <p className={styles.since} data-figure>
          <span>{copy.founded}</span> <span className={`settle serif ${styles.year}`}>{academy.founded}</span>
        </p>
      </div>
      <Values {...copy} />
      <Faculty faculty={copy.faculty} />
    </>
  )
}

function Faculty({ faculty }: { faculty: Copy['faculty'] }) {
  return (
    <section className="page section later">
      <div className={`row ${styles.facultyHead}`}>
        <h2>{faculty.title}</h2>
        <TextLink to="/faculty">{faculty.link}</TextLink>
      </div>
      <ul className={styles.faculty}>
        {facultyMembers().map((member) => (
          <li key={member.key}>
            <PersonPlate
              person={plateOf(member, faculty.fieldOf)}
              sizes="(width < 48rem) 45vw, 14vw"
              narrow
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Values({ mission, approach, belief }: Pick<Copy, 'mission' | 'approach' | 'belief'>) {
  return (
    <section className="dark section later">
      <div className="grid gap-y-8">
        <div className={styles.mission}>
          <h2 className="text-h3 leading-h3">{mission.title}</h2>
          <p className={`serif ${styles.sentence}`}>{mission.text}</p>
        </div>
        <div className={styles.card}>
          <h2 className="text-h3 leading-h3">{approach.title}</h2>
          <p className="second">{approach.text}</p>
        </div>
        <div className={styles.card}>
          <h2 className="text-h3 leading-h3">{belief.title}</h2>
          <p className="second">{belief.text}</p>
        </div>
      </div>
    </section>
  )
}
