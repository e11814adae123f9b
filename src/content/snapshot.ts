import type { PublishedWords } from '#contract/page-data.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import type { Cents } from '#domain/money/money.ts'

/** The courses, prices and texts that hold at one moment. It never changes: a publication makes another. */
type Texts = { readonly catalogue: Catalogue; readonly published: PublishedWords }

/** The same on the server, with what no page shows. */
export type Snapshot = Texts & {
  /** Refunds, canceled dates and credit above it need a second person. */
  readonly approvalLimit: Cents
}
