import type { Copy } from '#content/en/courses/course.ts'
import { plateOf } from '#content/media/portraits.ts'
import { facultyMembers } from '#content/pages/faculty-members.ts'
import { PersonPlate } from '../../ui/media/person-plate.tsx'
import section from '../../ui/page/section.module.css'
import { TextLink } from '../../ui/text/text-link.tsx'
import styles from './faculty.module.css'

export function Faculty({ copy, members }: { copy: Copy; members: readonly string[] }) {
  return (
    <section id="faculty" className="grid later gap-y-7 pb-section">
      <h2 className={section.title}>{copy.faculty.title}</h2>
      <ul className={`plain-list ${styles.members}`}>
        {facultyMembers()
          .filter(({ key }) => members.includes(key))
          .map((member) => (
            <li key={member.key}>
              <PersonPlate
                person={plateOf(member, copy.faculty.fieldOf)}
                sizes="(width < 48rem) 45vw, 21vw"
              />
            </li>
          ))}
      </ul>
      <p>
        <TextLink to="/faculty">{copy.faculty.all}</TextLink>
      </p>
    </section>
  )
}
