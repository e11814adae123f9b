import { ApiError } from '../../http/errors.ts'
import type { OfficeStaff } from '../guard.ts'

/** Faculty sees and changes what belongs to its own courses. */
export function refuseOthers(course: string, { limited, courses }: OfficeStaff): void {
  if (limited && !courses.includes(course as never)) throw new ApiError(403, 'office_role')
}
