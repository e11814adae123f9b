// Why the office refuses a call. English only, like the office.
import type { OfficeRefusals, WrongCode } from '#contract/office/refusals.ts'
import type { SentencesOf } from '../../../sentence.ts'
import { words } from '../../words.ts'
import { itemLabel } from '../catalogue/items.ts'

const wrongCode: Record<WrongCode, string> = {
  wrong: 'This code is not right.',
  expired: 'The last code had expired. Type the one shown now.',
  used: 'This code was used already. Type the next one.',
}

export const officeRefusals: SentencesOf<OfficeRefusals> = {
  office_signed_out: 'Please sign in to the office.',
  office_role: 'Your role does not include this. An owner can change it.',
  office_confirm: 'Please confirm with a passkey or a code that it is you.',
  office_cross_site: 'The office takes this only from its own pages.',
  passkey_refused: 'This passkey does not open the office.',
  wrong_code: ({ fault, triesLeft }) =>
    `${wrongCode[fault]} ${triesLeft === 1 ? '1 try is' : `${triesLeft} tries are`} left.`,
  invitation_over: 'This invitation was used or has expired. An owner can invite you again.',
  date_moved: ({ dates: [{ course, start, end }] }) =>
    `This date was moved. It is now ${itemLabel(course)}, ${words.formatCourseDate({ start, end })}.`,
  stale: ({ change }) =>
    change
      ? `${change.by} changed this in the meantime. Nothing of yours was saved.`
      : 'This changed in the meantime. Nothing of yours was saved.',
  still_running: 'The same request is still running.',
  key_reused: 'The Idempotency-Key belongs to another request.',
}
