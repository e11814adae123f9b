import { courseIds } from '#content/catalogue.ts'
import type { Copy } from '#content/en/courses/courses.ts'
import { carousel } from '#content/media/carousel.ts'
import { photos } from '#content/media/photos.ts'
import type { PageProps } from '#contract/page-data.ts'
import { useCourseDates } from '../../services/dates/course-dates.ts'
import { AccordionItem } from '../../ui/accordion.tsx'
import { Carousel } from '../../ui/media/carousel.tsx'
import { Changing } from '../../ui/media/moving.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { ShareScale } from '../../ui/share-scale.tsx'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { Comparison } from './comparison.tsx'
import { CoursePanel } from './course-panel.tsx'
import styles from './courses-page.module.css'
import { Pathways } from './pathways.tsx'
import { RequirementsPanel } from './requirements-panel.tsx'
import { ResidencyPanel } from './residency-panel.tsx'
import { Testimonials } from './testimonials.tsx'
import { useSelectedPanel } from './use-selected-panel.ts'

export function Page({ copy, language, data }: PageProps<Copy>) {
  const { hydrated, selected, hash } = useSelectedPanel()
  const seats = useCourseDates(hash)
  const panel = { copy, language, selected }

  return (
    <div className={styles.courses} data-hydrated={hydrated || undefined}>
      <PageHead title={copy.title} lead={copy.lead} />
      <Carousel
        words={copy.carousel}
        pictures={carousel.map((name) => ({ of: photos[name], alt: copy.photoAltOf(name) }))}
      />
      <Pathways copy={copy.pathways} language={language} selected={selected} />
      <p className="page below mt-5 mb-7">
        <TextLink to="/schedule">{copy.pathways.schedule}</TextLink>
      </p>
      <Changing>
        <div className={`below ${styles.panels}`} data-selected={selected ?? undefined}>
          <p className={`page later ${styles.nothing}`}>{copy.pathways.nothingSelected}</p>
          <RequirementsPanel {...panel} program="fellowship" />
          <RequirementsPanel {...panel} program="mastership" />
          <ResidencyPanel copy={copy} selected={selected} />
          {courseIds().map((course) => (
            <CoursePanel key={course} {...panel} course={course} dates={data.courseDates} seats={seats} />
          ))}
        </div>
      </Changing>
      <Comparison copy={copy.comparison} />
      <Testimonials copy={copy} />
      <RefundPolicy copy={copy.refunds} open={hydrated && hash === '#refunds'} />
    </div>
  )
}

function RefundPolicy({ copy, open }: { copy: Copy['refunds']; open: boolean }) {
  return (
    <div className={`page later ${styles.refunds}`}>
      <AccordionItem id="refunds" open={open || undefined} title={copy.title} large>
        <ShareScale steps={copy.scale} />
        <div className={styles.policy}>
          <ul className={styles.rules}>
            {copy.inFull.map((rule) => (
              <li key={rule}>
                <NoBreaks>{rule}</NoBreaks>
              </li>
            ))}
          </ul>
          <div>
            <p>
              <NoBreaks>{copy.academyCancels}</NoBreaks>
            </p>
            <p>
              <NoBreaks>{copy.program}</NoBreaks>
            </p>
          </div>
        </div>
      </AccordionItem>
    </div>
  )
}
