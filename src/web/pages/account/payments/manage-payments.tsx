import { useState } from 'react'
import { isCourseId } from '#content/catalogue.ts'
import type { Copy } from '#content/en/account/account.ts'
import type { Transaction } from '#contract/account/account.ts'
import type { Registration } from '#contract/registrations.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Language } from '#domain/people/language.ts'
import { documents } from '../../../services/session/account.ts'
import { FormError } from '../../../ui/form/form-error.tsx'
import { Empty } from '../../../ui/page/empty.tsx'
import type { AccountTabProps } from '../account-tab.ts'
import { CancelDialog } from '../courses/cancel-dialog.tsx'
import { OldLinks } from '../courses/old-links.tsx'
import { useDownload } from '../use-download.ts'
import styles from './manage-payments.module.css'
import { PaymentMethods } from './payment-methods.tsx'
import { TransactionHead, TransactionRow } from './transaction-row.tsx'
import { useCredit } from './use-credit.ts'
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
      {credited && <CreditSections credited={credited} language={language} onChanged={onChanged} />}
      <Transactions
        copy={words}
        language={language}
        transactions={transactions}
        isCancellable={(id) => cancellableCourses(findRegistration(id)).length > 0}
        onCancel={setCancelingId}
        onDownload={download}
      />
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

type Credited = NonNullable<ReturnType<typeof useCredit>>
type CreditSectionsProps = Pick<AccountTabProps, 'language' | 'onChanged'> & { credited: Credited }

function CreditSections({ credited, language, onChanged }: CreditSectionsProps) {
  const { copy, credit, upgrades, unpaid, AccountCredit, AccountUpgrades, AwardFees } = credited
  return (
    <>
      {credit.credits.length > 0 && <AccountCredit copy={copy.credit} language={language} credit={credit} />}
      {upgrades.length > 0 && (
        <AccountUpgrades copy={copy} language={language} upgrades={upgrades} onChanged={onChanged} />
      )}
      {unpaid.length > 0 && (
        <AwardFees copy={copy} language={language} awards={unpaid} onChanged={onChanged} />
      )}
    </>
  )
}

type TransactionsProps = {
  copy: Copy['payments']
  language: Language
  transactions: readonly Transaction[]
  isCancellable: (id: string) => boolean
  onCancel: (id: string) => void
  onDownload: ReturnType<typeof useDownload>['start']
}

function Transactions(props: TransactionsProps) {
  const { copy, language, transactions, isCancellable, onCancel, onDownload } = props
  return (
    <section className={styles.transactions} aria-labelledby="transactions">
      <h2 id="transactions" className="mb-5 text-h3">
        {copy.transactions}
      </h2>
      {transactions.length === 0 ? (
        <Empty>{copy.noTransactions}</Empty>
      ) : (
        <table className={styles.table} aria-labelledby="transactions">
          <TransactionHead copy={copy} />
          <tbody>
            {transactions.map((transaction) => (
              <TransactionRow
                key={transaction.id}
                copy={copy}
                language={language}
                transaction={transaction}
                cancellable={isCancellable(transaction.id)}
                onCancel={() => onCancel(transaction.id)}
                onReceipt={() => onDownload(documents.receipt(transaction.id))}
                onRefundReceipt={(position) => onDownload(documents.refund(transaction.id, position))}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** Only staff can cancel a course that is no longer in the catalog. */
function cancellableCourses(registration: Registration | undefined): readonly CourseId[] {
  const active = registration?.lines.filter(({ state }) => state === 'active') ?? []
  return active.map(({ course }) => course).filter(isCourseId)
}
