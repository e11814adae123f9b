import type { Copy } from '#content/en/site/fridge.ts'
import { photos } from '#content/media/photos.ts'
import type { PageProps } from '#contract/page-data.ts'
import { Button } from '../../ui/button.tsx'
import { FactRows } from '../../ui/fact-rows.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import styles from './fridge-page.module.css'
import { Ruler } from './ruler.tsx'

const inquiry = '/contact?about=biologics-fridge'

export function Page({ copy }: PageProps<Copy>) {
  return (
    <>
      <div className={`grid ${styles.opening}`}>
        <div className={styles.words}>
          <h1>{copy.title}</h1>
          <p className="lead">{copy.lead}</p>
          <Button kind="main" to={inquiry}>
            {copy.inquire}
          </Button>
        </div>
        <div className={`covered ${styles.granules}`}>
          <Picture
            of={photos.granules}
            alt={copy.alt}
            sizes="(width < 64rem) max(100vw, 450px), (width < 90rem) 1020px, 71vw"
            first
          />
        </div>
      </div>
      <TemperatureRange range={copy.range} />
      <Place copy={copy} />
    </>
  )
}

function Place({ copy }: { copy: Copy }) {
  const { inside, place } = copy
  return (
    <section className="grid section later gap-y-8">
      <div className={styles.fridge}>
        <div className={styles.door}>
          <p className={styles.reading} aria-hidden="true">
            {inside.label} <span>{inside.reading}</span>
          </p>
          <ul className={styles.shelves}>
            {copy.shelves.map((shelf) => (
              <li key={shelf}>{shelf}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.facts}>
        <h2>{place.title}</h2>
        <p className="lead">{place.text}</p>
        <FactRows rows={place.facts} />
        <Button kind="ink" to={inquiry}>
          {copy.inquire}
        </Button>
      </div>
    </section>
  )
}

function TemperatureRange({ range }: { range: Copy['range'] }) {
  return (
    <section className={`dark ${styles.range}`}>
      <div className={`grid ${styles.rangeWords}`}>
        <h2 className={`settle ${styles.figure}`}>
          <span aria-hidden="true">
            {range.numerals}
            <span className={styles.unit}>{range.unit}</span>
          </span>
          <span className="visually-hidden">{range.spoken}</span>
        </h2>
        <p className="second">{range.text}</p>
      </div>
      <Ruler />
    </section>
  )
}
