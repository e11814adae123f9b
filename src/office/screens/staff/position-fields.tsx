import { courseIds } from '#content/catalogue.ts'
import { itemLabel } from '#content/en/office/catalogue/items.ts'
import { roleNames } from '#content/en/office/staff/sign-in.ts'
import { roleNotes } from '#content/en/office/staff/staff.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { type Role, roles } from '#domain/people/office-roles.ts'
import { ChoiceRow } from '../../ui/choice-row.tsx'
import { Step } from '../../ui/dialog/dialog.tsx'

export type Position = { role: Role; courses: readonly CourseId[] }

type Props = {
  first: number
  titles: { role: string; courses: string }
  position: Position
  onChange: (position: Position) => void
}

/** The role, and for faculty the courses that are theirs. */
export function PositionFields({ first, titles, position, onChange }: Props) {
  const { role, courses } = position
  return (
    <>
      <Step number={first} title={titles.role}>
        {roles.map((one) => (
          <ChoiceRow
            key={one}
            type="radio"
            name="role"
            checked={role === one}
            onChange={() => onChange({ role: one, courses: one === 'faculty' ? courses : [] })}
            label={
              <>
                {roleNames[one]}
                <span className="block note text-slate font-normal">{roleNotes[one]}</span>
              </>
            }
          />
        ))}
      </Step>
      {role === 'faculty' && (
        <Step number={first + 1} title={titles.courses}>
          {courseIds().map((course) => (
            <ChoiceRow
              key={course}
              type="checkbox"
              name="courses"
              checked={courses.includes(course)}
              onChange={(on) => {
                const others = courses.filter((one) => one !== course)
                onChange({ role, courses: on ? [...others, course] : others })
              }}
              label={itemLabel(course)}
            />
          ))}
        </Step>
      )}
    </>
  )
}
