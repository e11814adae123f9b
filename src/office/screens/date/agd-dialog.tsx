import { useState } from 'react'
import { changeCopy } from '#content/en/office/registrations/date-changes.ts'
import type { OfficeAttendance } from '#contract/dates/attendance.ts'
import { downloadFile } from '../../services/download.ts'
import { ChangeDialog } from '../../ui/dialog/change-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import type { DateOfCourse } from './use-attendance.ts'

type Props = { date: DateOfCourse; attendance: OfficeAttendance; onClose: () => void }

const copy = changeCopy.agd
/** AGD's code for implants. */
const implants = '690'

export function AgdDialog({ date, onClose }: Props) {
  const [instructor, setInstructor] = useState('')
  const [subject, setSubject] = useState(implants)
  const isGiven = instructor.trim() !== '' && /^\d{3}$/.test(subject)
  return (
    <ChangeDialog
      title={copy.title}
      happens={copy.happens}
      submit={copy.main}
      leave={copy.keep}
      reason={!isGiven && copy.missing}
      run={async () => {
        await downloadFile(
          'GET /api/office/dates/:course/:start/agd.csv',
          { params: date, query: { instructor, subject } },
          'agd.csv',
        )
        return copy.done
      }}
      onClose={onClose}
    >
      <Field
        label={copy.instructor}
        value={instructor}
        onChange={(event) => setInstructor(event.target.value)}
      />
      <Field
        label={copy.subject}
        inputMode="numeric"
        value={subject}
        onChange={(event) => setSubject(event.target.value)}
      />
    </ChangeDialog>
  )
}
