import type { Copy } from '#content/en/account/account.ts'
import type { Transaction } from '#contract/account/account.ts'
import { dayOf } from '#domain/dates/days.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { wordsIn } from '../../../services/words/words.ts'
import { passFocusOn } from '../../../ui/page/focus.ts'
import { Tag } from '../../../ui/tag.tsx'
import { NoBreaks } from '../../../ui/text/no-breaks.tsx'
import { WordButton } from '../../../ui/word-button.tsx'
import styles from './manage-payments.module.css'
import { resumePaymentPath } from './use-resume-payment.ts'

export function TransactionHead({ copy }: { copy: Copy['payments'] }) {
  return (
    <thead>
      <tr>
        <th scope="col">{copy.date}</th>
        <th scope="col">{copy.items}</th>
        <th scope="col" className={styles.amountHead}>
          {copy.amount}
        </th>
        <th scope="col">{copy.status}</th>
        <th scope="col">
          <span className="visually-hidden">{copy.documents}</span>
        </th>
      </tr>
    </thead>
  )
}

type TransactionRowProps = {
  copy: Copy['payments']
  language: Language
  transaction: Transaction
  cancellable: boolean
  onCancel: () => void
  onReceipt: () => void
  onRefundReceipt: (position: number) => void
}

export function TransactionRow(props: TransactionRowProps) {
  const { copy, language, transaction } = props
  const { id, timestamp, selectedItems, soldAs, amount, refunded, status, disputed, receiptNumber, person } =
    transaction
  const names = selectedItems.map((item) => wordsIn(language).displayName(item, soldAs[item]))
  return (
    <tr className={styles.row}>
      <td className={styles.date}>{wordsIn(language).formatDay(dayOf(new Date(timestamp)))}</td>
      <td className={styles.items}>
        {names.map((name) => (
          <span key={name} className={styles.item}>
            <NoBreaks>{name}</NoBreaks>
          </span>
        ))}
        {person && <span className={styles.item}>{copy.forPerson(person)}</span>}
        <span className={styles.number}>{copy.number(receiptNumber ?? id.slice(0, 8))}</span>
      </td>
      <td className={styles.amount}>
        <span className="money">{formatMoney(amount)}</span>
        {refunded > 0 && <span className={styles.refunded}>{copy.refunded(formatMoney(refunded))}</span>}
      </td>
      <td className={styles.status}>
        <Tag tone={status === 'completed' ? 'green' : 'yellow'}>{copy.statuses[status]}</Tag>
        {disputed && <Tag tone="yellow">{copy.disputed}</Tag>}
      </td>
      <td className={styles.links}>
        <Actions {...props} about={names.join('; ')} />
      </td>
    </tr>
  )
}

function Actions(props: TransactionRowProps & { about: string }) {
  const { copy, transaction, cancellable, about, onCancel, onReceipt, onRefundReceipt } = props
  const { id, status, receiptNumber, refunds } = transaction
  return (
    <>
      {status === 'awaiting_payment' && !transaction.planToken && !transaction.person && (
        <span ref={passFocusOn}>
          <WordButton about={about} to={resumePaymentPath(id)}>
            {copy.proceed}
          </WordButton>
        </span>
      )}
      {receiptNumber && (
        <WordButton about={about} onClick={onReceipt}>
          {copy.receipt}
        </WordButton>
      )}
      {Array.from({ length: refunds }, (_, index) => index + 1).map((position) => (
        <WordButton key={position} about={about} onClick={() => onRefundReceipt(position)}>
          {copy.refundReceipt(position, refunds)}
        </WordButton>
      ))}
      {receiptNumber && cancellable && (
        <WordButton about={about} onClick={onCancel}>
          {copy.cancel}
        </WordButton>
      )}
    </>
  )
}
