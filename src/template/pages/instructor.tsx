import { Banner } from '../parts/banner.tsx'
import { InstructorCard } from '../parts/cards.tsx'
import { Section, Team } from '../parts/section.tsx'
import { instructors } from '../words/people.ts'

export function InstructorPage() {
  return (
    <>
      <Banner title="Instructors" lead="They do it for a living, and teach it on two evenings a week." />
      <Section title="The teachers">
        <Team>
          {instructors.map((instructor) => (
            <InstructorCard key={instructor.name} instructor={instructor} />
          ))}
        </Team>
      </Section>
    </>
  )
}
