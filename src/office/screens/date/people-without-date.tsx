import { rosterCopy as copy, dateCopy } from '#content/en/office/registrations/dates.ts'
import { screenNames } from '#content/en/office/shell.ts'
import { words } from '#content/en/words.ts'
import type { OfficeDatePage } from '#contract/dates/office-dates.ts'
import { CertificateLink } from '../../ui/certificate-link.tsx'
import { ListBody, ScreenHead } from '../../ui/screen/screen-head.tsx'
import { Empty } from '../../ui/screen/states.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'

/** Everybody who has the course without a date. */
export function PeopleWithoutDate({ page }: { page: OfficeDatePage }) {
  return (
    <>
      <ScreenHead
        title={dateCopy.withoutDate(page.course)}
        crumb={{ to: '/dates', label: screenNames.dates, note: words.courseLabel(page.course) }}
      />
      <ListBody>
        <DataTable
          label={dateCopy.withoutDate(page.course)}
          rows={page.roster}
          idOf={({ registrationId }) => registrationId}
          nameOf={({ name }) => name}
          addressOf={({ registrationId }) => `/registrations/${registrationId}`}
          columns={[
            { id: 'name', head: copy.person, cell: ({ name }) => name, link: true },
            {
              id: 'language',
              head: copy.language,
              cell: ({ language }) => language.toUpperCase(),
              quiet: true,
            },
            { id: 'receipt', head: copy.receipt, cell: ({ receiptNumber }) => receiptNumber, quiet: true },
            {
              id: 'certificate',
              head: copy.certificate,
              cell: ({ certificate }) =>
                certificate ? <CertificateLink code={certificate} /> : copy.noneYet,
            },
          ]}
          stack={({ name, email, receiptNumber }) => ({ title: name, second: email, amount: receiptNumber })}
          empty={<Empty title={copy.empty} />}
        />
      </ListBody>
    </>
  )
}
