// The process that draws documents: see draw.ts.
import { keepCatalogue } from '#content/catalogue.ts'
import { receiptPdf, refundReceiptPdf } from './features/account/receipt.ts'
import { statementPdf } from './features/account/statement.ts'
import { ledgerPdf } from './features/awards/ce-record.ts'
import { certificatePdf } from './features/certificates/certificate.ts'
import type { Drawings, Job } from './platform/documents/draw.ts'
import { serveJobs } from './platform/side-process/serve-jobs.ts'

const drawings: Drawings = {
  certificate: certificatePdf,
  ledger: ledgerPdf,
  receipt: receiptPdf,
  refundReceipt: refundReceiptPdf,
  statement: statementPdf,
}

serveJobs<Job>(({ kind, facts, catalogue }) => {
  keepCatalogue(catalogue)
  const draw = drawings[kind] as (...facts: unknown[]) => Promise<Buffer>
  return draw(...facts)
})
