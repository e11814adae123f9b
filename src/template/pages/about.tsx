import { Banner } from '../parts/banner.tsx'
import { InstructorCard } from '../parts/cards.tsx'
import list from '../parts/list.module.css'
import { Photo } from '../parts/photo.tsx'
import { Points } from '../parts/points.tsx'
import { Section, Split, Team } from '../parts/section.tsx'
import { Statistics } from '../parts/statistics.tsx'
import { about, beliefs } from '../words/pages.ts'
import { instructors } from '../words/people.ts'

export function AboutPage() {
  return (
    <>
      <Banner title={about.title} lead={about.lead} />
      <Section>
        <Split>
          <div>
            <h2>{about.story}</h2>
            <div className={list.text}>
              {about.storyText.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
          <Photo name="lecture" share="(min-width: 900px) 50vw, 100vw" first className={list.arch} />
        </Split>
      </Section>
      <Section tone="pine">
        <Statistics />
      </Section>
      <Section>
        <Split>
          <Photo name="handson" share="(min-width: 900px) 50vw, 100vw" className={list.round} />
          <div>
            <h2>What we believe</h2>
            <Points points={beliefs} />
          </div>
        </Split>
      </Section>
      <Section tone="sage" title="The people at the table">
        <Team>
          {instructors.map((instructor) => (
            <InstructorCard key={instructor.name} instructor={instructor} />
          ))}
        </Team>
      </Section>
    </>
  )
}
