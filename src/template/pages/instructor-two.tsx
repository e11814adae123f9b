import { IdleButton, SocialButtons } from '../parts/action.tsx'
import { Banner } from '../parts/banner.tsx'
import { Portrait } from '../parts/photo.tsx'
import rows from '../parts/rows.module.css'
import { Section } from '../parts/section.tsx'
import { instructors } from '../words/people.ts'

export function InstructorTwoPage() {
  return (
    <>
      <Banner title="Instructors Two" lead="The same five, as a list." />
      <Section>
        <ul>
          {instructors.map(({ img, name, title }) => (
            <li key={name} className={rows.row}>
              <Portrait name={img} share="120px" className={rows.portrait} />
              <div>
                <h2 className={rows.name}>
                  <a href="/template/instructor-details">{name}</a>
                </h2>
                <p>{title}</p>
              </div>
              <SocialButtons />
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="sage" title="Become an Instructor" aside={<IdleButton>Apply Now</IdleButton>}>
        <p>You know something that others should. We bring the room and the students.</p>
      </Section>
    </>
  )
}
