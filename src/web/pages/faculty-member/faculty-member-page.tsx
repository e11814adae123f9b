import type { Copy } from '#content/en/site/faculty-member.ts'
import { plateOf } from '#content/media/portraits.ts'
import { type FacultyMember, findFacultyMember } from '#content/pages/faculty-members.ts'
import { colleaguesOf, coursesTaughtBy } from '#content/pages/faculty-pages.ts'
import type { PageProps } from '#contract/page-data.ts'
import { Redirect } from '../../router/router.tsx'
import { useCourseDates } from '../../services/dates/course-dates.ts'
import { filmLinks } from '../../services/film-links.ts'
import { FilmGrid } from '../../ui/media/film-grid.tsx'
import { PersonPlate } from '../../ui/media/person-plate.tsx'
import section from '../../ui/page/section.module.css'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { CourseDates } from './course-dates.tsx'
import styles from './faculty-member-page.module.css'
import { MemberHero } from './member-hero.tsx'

/** A faculty member: biography, courses, next dates, films and publications. */
export function Page({ copy, language, data, params }: PageProps<Copy>) {
  const member = findFacultyMember(params.name)
  const seats = useCourseDates(params.name)
  if (!member) return <Redirect to="/404" />

  const { films } = copy.biographyOf(member)
  const courses = coursesTaughtBy(member)
  return (
    <>
      <MemberHero
        member={member}
        copy={copy}
        language={language}
        courses={courses}
        dates={data.courseDates}
      />
      <Biography copy={copy} member={member} />
      <CourseDates
        words={copy.dates}
        language={language}
        courses={courses}
        dates={data.courseDates}
        seats={seats}
      />
      <section className="grid section later gap-y-7">
        <h2 className={section.title}>{copy.films}</h2>
        <FilmGrid films={filmLinks(films, copy.clipTitles)} />
        <p>
          <TextLink to="/catalog">{copy.allFilms}</TextLink>
        </p>
      </section>
      <Publications copy={copy} member={member} />
      <Colleagues copy={copy} member={member} />
    </>
  )
}

function Biography({ copy, member }: { copy: Copy; member: FacultyMember }) {
  const { quote, biography } = copy.biographyOf(member)
  return (
    <div className="grid section gap-y-7">
      <blockquote className={`quoted ${styles.quote}`}>
        <NoBreaks>{copy.quoted(quote)}</NoBreaks>
      </blockquote>
      <div className={styles.biography}>
        {biography.map((paragraph) => (
          <RichText key={paragraph}>{paragraph}</RichText>
        ))}
        <p className="second small">{copy.sample}</p>
      </div>
    </div>
  )
}

function Colleagues({ copy, member }: { copy: Copy; member: FacultyMember }) {
  return (
    <section className="grid section later gap-y-7">
      <h2 className={section.title}>{copy.colleagues}</h2>
      <ul className={`plain-list ${styles.colleagues}`}>
        {colleaguesOf(member).map((other) => (
          <li key={other.key}>
            <PersonPlate person={plateOf(other, copy.fieldOf)} sizes="(width < 48rem) 45vw, 21vw" />
          </li>
        ))}
      </ul>
      <p>
        <TextLink to="/faculty">{copy.all}</TextLink>
      </p>
    </section>
  )
}

function Publications({ copy, member }: { copy: Copy; member: FacultyMember }) {
  const { title, sample } = copy.publications
  const { publications } = copy.biographyOf(member)
  return (
    <section className={`grid later ${styles.publications}`}>
      <h2 className={styles.aside}>{title}</h2>
      <ul className={`plain-list ${styles.list}`}>
        {publications.map((publication) => (
          <li key={publication.title} className={styles.publication}>
            <p className={styles.year}>{publication.year}</p>
            <div>
              <h3 className={styles.item}>{publication.title}</h3>
              <p className="second small">{sample}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
