import type { OfficeNeed } from '#contract/office/today.ts'

/** The screen on which something can be done about it. */
export function needAddress(need: OfficeNeed): string {
  switch (need.kind) {
    case 'offer-ends':
      return need.start ? `/dates/${need.course}/${need.start}?extend=${need.placeId}` : '/dates'
    case 'date-ended':
      return `/dates/${need.course}/${need.start}?do=complete`
    case 'change-asked':
      return need.path
    case 'refund-failed':
      return `/registrations/${need.registrationId}?do=outside`
    case 'dispute':
      return '/money?tab=disputes'
    case 'refund-asked':
    case 'payment-overdue':
      return `/registrations/${need.registrationId}`
    case 'wire':
      return '/offers'
    case 'email-given-up':
      return '/emails?view=given-up'
    case 'disagreement':
      return '/reconciliation'
    case 'page-failed':
      return '/words'
    case 'case':
    case 'hours':
      return '/awards'
    case 'question':
      return '/emails?view=questions'
    case 'unfinished':
      return '/money?tab=unfinished'
  }
}

/** A list has no ids of its own: these are the parts that tell needs apart. */
export function needId(need: OfficeNeed): string {
  if (need.kind === 'disagreement') return `disagreement ${need.sentence}`
  if (need.kind === 'page-failed') return `page ${need.path}`
  if (need.kind === 'question') return `question ${need.number}`
  if (need.kind === 'offer-ends') return `offer ${need.placeId}`
  if (need.kind === 'date-ended') return `date ${need.course} ${need.start}`
  if (need.kind === 'change-asked') return `change ${need.requestId}`
  if (need.kind === 'wire') return `wire ${need.wireId}`
  if (need.kind === 'email-given-up') return `email ${need.emailId}`
  return `${need.kind} ${'entryId' in need ? need.entryId : need.registrationId} ${need.since}`
}
