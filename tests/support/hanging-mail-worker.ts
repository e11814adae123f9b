// A process that starts to deliver an email and never finishes.
import { connect } from '#platform/database/connection.ts'
import { startDelivering } from '#platform/email/deliver.ts'
import { openJobs } from '#platform/jobs/jobs.ts'
import { makeSignedLinks } from '#platform/signed-links.ts'

const [url = ''] = process.argv.slice(2)
const log = { error: () => undefined, warn: () => undefined }
const carrier = {
  carry: () => {
    process.stdout.write('delivering\n')
    return new Promise<void>(() => undefined)
  },
  close: () => undefined,
}
const { database } = connect(url, { onIdleError: () => undefined })
const jobs = await openJobs({ url, log })
const links = makeSignedLinks('a key')
await startDelivering({ database, jobs, carrier, clock: { now: () => new Date() }, links, log })
process.stdout.write('ready\n')
