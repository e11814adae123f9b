import { keepCatalogue } from '#content/catalogue.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import { serveJobs } from './platform/side-process/serve-jobs.ts'
import { ledgerPdf } from './features/awards/ce-record.ts'
import { certificatePdf } from './features/certificates/certificate.ts'
import { receiptPdf, refundReceiptPdf } from './features/account/receipt.ts'
import { statementPdf } from './features/account/statement.ts'

const drawings = {
  certificate: certificatePdf,
  ledger: ledgerPdf,
  receipt: receiptPdf,
  refundReceipt: refundReceiptPdf,
  statement: statementPdf,
}
export type Drawings = typeof drawings
/** The process has its own copy of every module, so it gets the catalogue with each job. */
export type Job = { kind: keyof Drawings; facts: unknown[]; catalogue: Catalogue }

serveJobs<Job>(({ kind, facts, catalogue }) => {
  keepCatalogue(catalogue)
  const draw = drawings[kind] as (...facts: unknown[]) => Promise<Buffer>
  return draw(...facts)
})
