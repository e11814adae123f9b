import { useState } from 'react'
import { isCourseId } from '#content/catalogue.ts'
import type { Registration } from '#contract/registrations.ts'
import type { CourseId } from '#domain/catalogue.ts'
import { documents } from '../../services/account.ts'
import { Empty } from '../../ui/empty.tsx'
import { FormError } from '../../ui/form-error.tsx'
import type { AccountTabProps } from './account-tab.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import styles from './manage-payments.module.css'
import { OldLinks } from './old-links.tsx'
import { PaymentMethods } from './payment-methods.tsx'
import { TransactionHead, TransactionRow } from './transaction-row.tsx'
import { useCredit } from './use-credit.ts'
import { useDownload } from './use-download.ts'
import { usePlans } from './use-plans.ts'
import { useResumePayment } from './use-resume-payment.ts'

export function ManagePayments({ copy, language, account, onChanged }: AccountTabProps) {
  const words = copy.payments
  const { transactions, registrations, methods, profile } = account
  const [cancelingId, setCancelingId] = useState<string | null>(null)
  const { fault: downloadFault, start: download } = useDownload(copy.downloadFailed)
  const resumeFault = useResumePayment(copy, onChanged)
  const findRegistration = (wanted: string | null) => registrations.find(({ id }) => id === wanted)
  const canceling = findRegistration(cancelingId)
  const planned = usePlans(transactions, language)
  const credited = useCredit(language, {
    credits: account.credits,
    purchases: transactions.map(({ id, status }) => id + status).join(),
  })

  return (
    <>
      <FormError>{downloadFault}</FormError>
      <FormError>{resumeFault}</FormError>
      {planned?.plans.map(({ id, token, plan }) => (
        <planned.AccountPlan
          key={id}
          copy={planned.copy}
          language={language}
          plan={plan}
          token={token}
          onReceipt={(position) => download(documents.receipt(id, position))}
        />
      ))}
      {credited && credited.credit.credits.length > 0 && (
        <credited.AccountCredit copy={credited.copy.credit} language={language} credit={credited.credit} />
      )}
      {credited && credited.upgrades.length > 0 && (
        <credited.AccountUpgrades
          copy={credited.copy}
          language={language}
          upgrades={credited.upgrades}
          onChanged={onChanged}
        />
      )}
      {credited && credited.unpaid.length > 0 && (
        <credited.AwardFees
          copy={credited.copy}
          language={language}
          awards={credited.unpaid}
          onChanged={onChanged}
        />
      )}
      <section aria-labelledby="transactions">
        <h2 id="transactions" className={styles.title}>
          {words.transactions}
        </h2>
        {transactions.length === 0 ? (
          <Empty>{words.noTransactions}</Empty>
        ) : (
          <table className={styles.table} aria-labelledby="transactions">
            <TransactionHead copy={words} />
            <tbody>
              {transactions.map((transaction) => (
                <TransactionRow
                  key={transaction.id}
                  copy={words}
                  language={language}
                  transaction={transaction}
                  cancellable={cancellableCourses(findRegistration(transaction.id)).length > 0}
                  onCancel={() => setCancelingId(transaction.id)}
                  onReceipt={() => download(documents.receipt(transaction.id))}
                  onRefundReceipt={(position) => download(documents.refund(transaction.id, position))}
                />
              ))}
            </tbody>
          </table>
        )}
      </section>
      <PaymentMethods copy={words} methods={methods} />
      {transactions.some(({ receiptNumber }) => receiptNumber) && (
        <OldLinks copy={copy} email={profile.email} />
      )}
      {canceling && (
        <CancelDialog
          copy={copy}
          language={language}
          registration={canceling}
          preselected={cancellableCourses(canceling)}
          onChanged={onChanged}
          onClose={() => setCancelingId(null)}
        />
      )}
    </>
  )
}

/** Only staff can cancel a course that is no longer in the catalog. */
function cancellableCourses(registration: Registration | undefined): readonly CourseId[] {
  const active = registration?.lines.filter(({ state }) => state === 'active') ?? []
  return active.map(({ course }) => course).filter(isCourseId)
}
