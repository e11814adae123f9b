import { courseIds, isOnSale, programOf } from '#content/catalogue.ts'
import type { Copy } from '#content/en/courses/courses.ts'
import { photos } from '#content/media/photos.ts'
import { type CourseId, programIds } from '#domain/catalogue/catalogue.ts'
import { formatWholeDollars } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { PageLink } from '../../router/page-link.tsx'
import { inPlace } from '../../router/plain-click.ts'
import { useNavigate } from '../../router/router.tsx'
import { wordsIn } from '../../services/words/words.ts'
import { ArrowIcon } from '../../ui/arrow-icon.tsx'
import { startChange } from '../../ui/media/moving.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import type { PanelId } from './panels.ts'
import styles from './pathways.module.css'
import { showPanel } from './use-selected-panel.ts'

type PathwaysProps = { copy: Copy['pathways']; language: Language; selected: PanelId | null }

/** Fellowship, Mastership and Residency; every item opens its panel below. */
export function Pathways({ copy, language, selected }: PathwaysProps) {
  const { fellowship, mastership, residency } = copy
  const terms = (program: 'fellowship' | 'mastership') =>
    copy[program].terms(formatWholeDollars(programOf(program).charged), programOf(program).savings)
  const courseItem = (id: CourseId) => (
    <Item
      key={id}
      panel={id}
      selected={selected}
      name={wordsIn(language).courseLabel(id)}
      detail={wordsIn(language).courseTitle(id)}
    />
  )
  return (
    <section className={`page later ${styles.pathways}`} aria-labelledby="pathways">
      <h2 id="pathways">{copy.title}</h2>
      <div className={styles.boxes}>
        <div className={styles.box}>
          <Head title={fellowship.title} lines={[terms('fellowship')]} />
          <Item panel="fellowship" selected={selected} name={copy.requirements} of={fellowship.title} />
          {programOf('fellowship').own.filter(isOnSale).map(courseItem)}
        </div>
        <div className={`dark ${styles.box}`}>
          <Head title={mastership.title} lines={[terms('mastership'), mastership.note]} />
          <Item panel="mastership" selected={selected} name={copy.requirements} of={mastership.title} />
          {programOf('mastership').own.filter(isOnSale).map(courseItem)}
        </div>
        <div className={styles.box}>
          <Head title={residency.title} lines={[residency.terms]} />
          <Item panel="residency" selected={selected} name={residency.item} detail={residency.detail} />
          {soldAlone().map(courseItem)}
          <div className={`covered ${styles.filling}`}>
            <Picture of={photos.handson} alt="" sizes="(width < 48rem) 100vw, max(480px, 33vw)" />
          </div>
        </div>
      </div>
    </section>
  )
}

/** Courses that belong to no program. */
function soldAlone(): CourseId[] {
  return courseIds().filter((id) => programIds.every((program) => !programOf(program).courses.includes(id)))
}

function Head({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className={styles.head}>
      <h3>{title}</h3>
      {lines.map((line) => (
        <p key={line} className="second">
          <NoBreaks>{line}</NoBreaks>
        </p>
      ))}
    </div>
  )
}

type ItemProps = {
  panel: PanelId
  selected: PanelId | null
  name: string
  detail?: string
  /** The program's name, for screen readers. */
  of?: string
}

/** A link, so that it works without script and the address keeps the choice. */
function Item({ panel, selected, name, detail, of }: ItemProps) {
  const navigate = useNavigate()
  return (
    <PageLink
      to={`#${panel}`}
      className={styles.item}
      aria-current={panel === selected || undefined}
      onClick={inPlace(() => {
        // A click on the selected item does not change the address: scroll to its panel here.
        if (panel === selected) showPanel(panel)
        else startChange(() => navigate(`#${panel}`))
      })}
    >
      <span>
        <span className={styles.name}>
          {name}
          {of && <span className="visually-hidden"> {of}</span>}
        </span>
        {detail && (
          <span className={styles.detail}>
            <NoBreaks>{detail}</NoBreaks>
          </span>
        )}
      </span>
      <ArrowIcon to="right" />
    </PageLink>
  )
}
