import { Banner } from '../parts/banner.tsx'
import list from '../parts/list.module.css'
import { PartnerLogos } from '../parts/partner-logos.tsx'
import { Photo } from '../parts/photo.tsx'
import { Points } from '../parts/points.tsx'
import { Section, Split } from '../parts/section.tsx'
import { SkillBars } from '../parts/skill-bars.tsx'
import { Statistics } from '../parts/statistics.tsx'
import { TestimonialCarousel } from '../parts/testimonial-carousel.tsx'
import { whyChoose } from '../words/home.ts'
import { aboutTwo } from '../words/pages.ts'
import { site } from '../words/site.ts'

export function AboutTwoPage() {
  return (
    <>
      <Banner title={aboutTwo.title} lead={aboutTwo.lead} />
      <Section tone="pine">
        <Statistics />
      </Section>
      <Section>
        <Split>
          <Photo name="terrace" share="(min-width: 900px) 50vw, 100vw" first className={list.round} />
          <div>
            <h2>{aboutTwo.promise}</h2>
            <div className={list.text}>
              <p>{aboutTwo.promiseText}</p>
              <SkillBars />
            </div>
          </div>
        </Split>
      </Section>
      <Section tone="sage">
        <Split>
          <div>
            <h2>Why Choose {site.name}</h2>
            <Points points={whyChoose} />
          </div>
          <Photo name="kit_flat" share="(min-width: 900px) 50vw, 100vw" className={list.arch} />
        </Split>
      </Section>
      <Section tone="pine">
        <TestimonialCarousel />
      </Section>
      <Section>
        <PartnerLogos />
      </Section>
    </>
  )
}
