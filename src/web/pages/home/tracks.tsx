import { courseOf, programOf } from '#content/catalogue.ts'
import type { Copy } from '#content/en/site/home-lower-half.ts'
import { photos } from '#content/media/photos.ts'
import type { ProgramId } from '#domain/catalogue/catalogue.ts'
import { formatWholeDollars } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { PageLink } from '../../router/page-link.tsx'
import { wordsIn } from '../../services/words/words.ts'
import { Picture } from '../../ui/media/picture.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import styles from './tracks.module.css'

type TracksProps = { copy: Copy['tracks']; photoAlt: Copy['photoAlt']; language: Language }

/** The clip's poster instead of the photograph: it is dark enough for this background. */
const fullArch = { ...photos.full_arch, src: '/clips/full_arch', widths: [480, 960], width: 960, height: 540 }
const pictures = { fellowship: photos.bone_section, mastership: fullArch }
const pictured = { fellowship: 'bone_section', mastership: 'full_arch' } as const

export function Tracks({ copy, ...rest }: TracksProps) {
  return (
    <section className={`dark ${styles.tracks}`}>
      <h2 className="visually-hidden">{copy.title}</h2>
      <Track program="fellowship" copy={copy} {...rest} />
      <Track program="mastership" copy={copy} {...rest} note={copy.note} />
    </section>
  )
}

type TrackProps = TracksProps & { program: ProgramId; note?: string }

function Track({ program, copy, photoAlt, language, note }: TrackProps) {
  return (
    <article className={styles.track}>
      <Picture
        of={pictures[program]}
        alt={photoAlt[pictured[program]]}
        sizes="max(570px, 50vw)"
        className={styles.picture}
      />
      <div className={styles.words}>
        <h3 className={styles.title}>{copy[program].title}</h3>
        <ul className="plain-list mt-6 hairline-above">
          {programOf(program).own.map((id) => (
            <li key={id}>
              <PageLink to={`/courses#${id}`} className={styles.course}>
                <span className="text-gold">{wordsIn(language).courseLabel(id)}</span>
                <span className={styles.name}>{wordsIn(language).courseTitle(id)}</span>
                <span className={styles.hours}>{copy.hours(courseOf(id).ceHours)}</span>
              </PageLink>
            </li>
          ))}
        </ul>
        <div className={`row ${styles.foot}`}>
          <p className={`money serif ${styles.price}`}>{formatWholeDollars(programOf(program).charged)}</p>
          <TextLink to={`/register?program=${program}`}>{copy[program].link}</TextLink>
        </div>
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </article>
  )
}
