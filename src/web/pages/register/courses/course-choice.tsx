import { courseOf } from '#content/catalogue.ts'
import { requirementOf } from '#content/courses/requirements.ts'
import type { Copy } from '#content/en/registration/register.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import { formatWholeDollars } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { wordsIn } from '../../../services/words/words.ts'
import { Choice } from '../../../ui/form/choice.tsx'
import { NoBreaks } from '../../../ui/text/no-breaks.tsx'
import { type RegistrationForm, setTicked, tickCourse } from '../registration-form.ts'
import { DateChoices } from './date-choices.tsx'
import { DateDescription } from './date-description.tsx'
import { type DateOption, type DateOptions, isSoldOut } from './date-options.ts'
import { WaitingListButton } from './waiting-list-button.tsx'
import type { WaitingListDate } from './waiting-list-dialog.tsx'

type CourseChoiceProps = {
  course: CourseId
  copy: Copy['courses']
  language: Language
  dates: DateOptions
  form: RegistrationForm
  /** Whether the notice above the courses already offers this date's waiting list. */
  inNotice: (day: Day) => boolean
  owned: boolean
  onChange: (next: (form: RegistrationForm) => RegistrationForm) => void
  onWait: (date: WaitingListDate) => void
}

/** A course to tick; with several dates, a row for each below it. */
export function CourseChoice(props: CourseChoiceProps) {
  const { course, copy, language, dates, form, inNotice, onChange, onWait } = props
  const { upcoming } = dates
  const ticked = form.selectedSubItems[course] === true
  const [firstFree] = upcoming.filter(({ full }) => !full)
  const full = upcoming.length > 0 && !firstFree
  const several = upcoming.length > 1
  const name = wordsIn(language).displayName(course)
  const waitingList = (date: DateOption) => {
    if (!isSoldOut(date) || inNotice(date.start)) return null
    const { start, end } = date
    return <WaitingListButton copy={copy} language={language} date={{ course, start, end }} onWait={onWait} />
  }
  const [only] = several ? [] : upcoming

  return (
    <div>
      <Choice
        type="checkbox"
        name={course}
        title={<NoBreaks>{name}</NoBreaks>}
        note={<Note {...props} />}
        aside={(only && waitingList(only)) ?? formatWholeDollars(courseOf(course).charged)}
        checked={ticked}
        disabled={full}
        onChange={({ currentTarget: { checked } }) =>
          onChange((current) => setTicked(current, course, checked, firstFree?.start ?? null))
        }
      />
      {several && (full || ticked) && (
        <DateChoices
          copy={copy}
          language={language}
          name={`date-${course}`}
          legend={copy.dateOf(name)}
          dates={upcoming}
          selectable={!full}
          chosen={form.dates[course]}
          waitingList={waitingList}
          onChange={(start) => onChange((current) => tickCourse(current, course, start))}
        />
      )}
    </div>
  )
}

function Note(props: CourseChoiceProps) {
  const requirement = requirementOf(props.course, props.language)
  return (
    <>
      <DateNote {...props} />
      {requirement && <span className="block font-medium text-ink">{requirement}</span>}
      {props.owned && <span className="block font-medium text-ink">{props.copy.owned}</span>}
    </>
  )
}

/** The chosen or next date in one line; a past date or none where no date is upcoming. */
function DateNote({ course, copy, language, dates: { upcoming, past }, form }: CourseChoiceProps) {
  const [first] = upcoming
  const last = past.at(-1)
  if (!first) {
    return last
      ? copy.past(wordsIn(language).formatCourseDate(last))
      : wordsIn(language).formatCourseDate({ start: null, end: null })
  }
  const free = upcoming.find(({ full }) => !full)
  if (!free && upcoming.length > 1) return copy.allFull
  const chosen = upcoming.find(({ start }) => start === form.dates[course])
  return <DateDescription date={chosen ?? free ?? first} copy={copy} language={language} />
}
