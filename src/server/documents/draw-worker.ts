import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { keepCatalogue } from '#content/catalogue.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import { ledgerPdf } from './ce-record.ts'
import { certificatePdf } from './certificate.ts'
import { receiptPdf, refundReceiptPdf } from './receipt.ts'
import { statementPdf } from './statement.ts'

const drawings = {
  certificate: certificatePdf,
  ledger: ledgerPdf,
  receipt: receiptPdf,
  refundReceipt: refundReceiptPdf,
  statement: statementPdf,
}
export type Drawings = typeof drawings
/** The thread has its own copy of every module, so it gets the catalogue with each job. */
export type Job = { kind: keyof Drawings; facts: unknown[]; catalogue: Catalogue }

// On Linux this sets the priority of this thread alone; on other systems it would set the whole process's.
if (process.platform === 'linux') setPriority(10)

parentPort?.on('message', async ({ kind, facts, catalogue }: Job) => {
  keepCatalogue(catalogue)
  const draw = drawings[kind] as (...facts: unknown[]) => Promise<Buffer>
  parentPort?.postMessage(await draw(...facts))
})
