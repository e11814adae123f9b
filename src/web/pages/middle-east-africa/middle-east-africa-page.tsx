import type { Copy } from '#content/en/site/middle-east-africa.ts'
import { photos } from '#content/media/photos.ts'
import { regionCities } from '#content/pages/region-cities.ts'
import type { PageProps } from '#contract/page-data.ts'
import { zone as academyZone, hours, startOfDay } from '#domain/dates/days.ts'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import styles from './middle-east-africa-page.module.css'

export function Page({ copy, data }: PageProps<Copy>) {
  const morning = new Date(startOfDay(data.today).getTime() + hours(9))
  return (
    <>
      <PageHead title={copy.title} lead={<NoBreaks>{copy.lead}</NoBreaks>} />
      <Picture of={photos.palms} alt={copy.alt} sizes="100vw" className={styles.palms} first />
      <Clocks clocks={copy.clocks} morning={morning} />
      <Journey journey={copy.journey} money={copy.money} />
      <Closing copy={copy.closing} />
    </>
  )
}

function Journey({ journey, money }: Pick<Copy, 'journey' | 'money'>) {
  return (
    <section className={`page section later ${styles.journey}`}>
      <h2>{journey.title}</h2>
      <ol className={styles.steps}>
        {journey.steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={`serif ${styles.number}`} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="text-item leading-item">{title}</h3>
            <p className="second">
              <NoBreaks>{text}</NoBreaks>
            </p>
          </li>
        ))}
      </ol>
      <div className={styles.money}>
        <h3>{money.title}</h3>
        <p className="second">{money.text}</p>
        <TextLink to="/courses">{money.courses}</TextLink>
      </div>
    </section>
  )
}

function Clocks({ clocks, morning }: { clocks: Copy['clocks']; morning: Date }) {
  return (
    <section className="dark section later">
      <div className="grid gap-y-5">
        <h2 className={styles.clocksTitle}>
          {clocks.title.split(', ').map((clause, index, { length }) => (
            <span key={clause} className="block">
              <NoBreaks>{index < length - 1 ? `${clause}, ` : clause}</NoBreaks>
            </span>
          ))}
        </h2>
        <p className={`lead ${styles.at}`}>{clocks.at(timeIn(academyZone, morning))}</p>
        <dl className={`row ${styles.cities}`}>
          {regionCities.map(({ city, zone }) => (
            <div key={city} className={styles.city}>
              <dt>{clocks.cities[city]}</dt>
              <dd>{timeIn(zone, morning)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function Closing({ copy }: { copy: Copy['closing'] }) {
  return (
    <section className="dark section later">
      <div className={`page ${styles.closing}`}>
        <h2>{copy.title}</h2>
        <p className="lead">{copy.text}</p>
        <div className="row gap-3 mt-4">
          <Button kind="main" to="/contact?about=middle-east-africa">
            {copy.button}
          </Button>
          <Button to="/register">{copy.register}</Button>
        </div>
      </div>
    </section>
  )
}

/** '20:00' */
function timeIn(zone: string, instant: Date): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant)
}
