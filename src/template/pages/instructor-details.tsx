import { SocialButtons } from '../parts/action.tsx'
import { Banner } from '../parts/banner.tsx'
import { CourseCard } from '../parts/cards.tsx'
import { Icon } from '../parts/icon.tsx'
import { Portrait } from '../parts/photo.tsx'
import prose from '../parts/prose.module.css'
import { Grid, Section } from '../parts/section.tsx'
import { SkillBars } from '../parts/skill-bars.tsx'
import { marketingCourses } from '../words/courses.ts'
import { instructorDetails } from '../words/pages.ts'
import { instructors } from '../words/people.ts'

const [instructor] = instructors

export function InstructorDetailsPage() {
  if (!instructor) return null
  return (
    <>
      <Banner title={instructor.name} lead={instructor.title} />
      <Section>
        <div className={`${prose.columns} ${prose.narrowFirst}`}>
          <div className={prose.plain}>
            <Portrait
              name={instructor.img}
              share="(min-width: 960px) 300px, 100vw"
              first
              className={prose.portrait}
            />
            <SocialButtons />
          </div>
          <div className={prose.text}>
            {instructorDetails.biography.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <ul className={prose.facts}>
              {instructorDetails.facts.map((fact) => (
                <li key={fact}>
                  <Icon name="check" />
                  {fact}
                </li>
              ))}
            </ul>
            <h2>Skills</h2>
            <SkillBars />
          </div>
        </div>
      </Section>
      <Section tone="sage" title="Courses">
        <Grid>
          {marketingCourses.map((course) => (
            <CourseCard key={course.id} course={course} />
          ))}
        </Grid>
      </Section>
    </>
  )
}
