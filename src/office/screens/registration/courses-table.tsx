import { itemLabel } from '#content/en/office/catalogue/items.ts'
import { registrationCopy as copy } from '#content/en/office/registrations/registration.ts'
import { daySpan, shortDay } from '#content/en/office/times.ts'
import type { OfficeRegistration } from '#contract/office/registrations.ts'
import { type Day, dayOf } from '#domain/dates/days.ts'
import { formatMoney } from '#domain/money/money.ts'
import { CertificateLink } from '../../ui/certificate-link.tsx'
import { classes } from '../../ui/classes.ts'
import css from './courses-table.module.css'

type Line = OfficeRegistration['lines'][number]

/** The courses of a registration: date, seat, share, and what the policy gives today. */
export function CoursesTable({ lines, today }: { lines: readonly Line[]; today: Day }) {
  const heads = [copy.course, copy.date, copy.seat, copy.share, copy.policyToday, copy.comesBack]
  return (
    <table className={`table ${css.courses}`} aria-label={copy.courses}>
      <thead>
        <tr>
          {heads.map((head, index) => (
            <th key={head} scope="col" className={index > 2 ? css.sum : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.course} className={css.line} data-state={line.state}>
            <td className="font-medium">{itemLabel(line.course)}</td>
            <td className={css.date}>
              {whenOf(line, today)}
              <span className="block note text-slate">
                {fateOf(line, today)}
                {line.certificate && (
                  <>
                    {copy.certificate} <CertificateLink code={line.certificate} />
                  </>
                )}
              </span>
            </td>
            <td className={classes(css.wide, 'text-slate')}>
              {line.seat && copy.seatOf(line.seat.number, line.seat.of)}
            </td>
            <td className={classes(css.sum, css.share)}>{formatMoney(line.share)}</td>
            <td className={classes(css.wide, css.sum, 'text-slate')}>
              {line.policy && `${line.policy.percent} %`}
            </td>
            <td
              className={classes(css.sum, css.back)}
              data-head={line.policy ? copy.comesBack : copy.cameBack}
            >
              {line.policy
                ? formatMoney(line.policy.comesBack)
                : line.refunded > 0 && formatMoney(line.refunded)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function whenOf({ start, end }: Line, today: Day): string {
  return start && end ? daySpan(start, end, today) : copy.undated
}

/** 'completed Aug 1, ': a certificate may follow. */
function fateOf(line: Line, today: Day): string {
  const { completedOn, canceledAt, movedFrom, stepsFrom, holder, certificate } = line
  const fate = [
    completedOn && copy.completedOn(shortDay(completedOn, today)),
    canceledAt && copy.canceledOn(shortDay(dayOf(new Date(canceledAt)), today)),
    movedFrom && copy.movedFrom(shortDay(movedFrom, today)),
    stepsFrom && copy.stepsFrom(shortDay(stepsFrom, today)),
    holder && copy.holder(holder.name, holder.email),
  ]
    .filter(Boolean)
    .join(', ')
  return fate && certificate ? `${fate}, ` : fate
}
