// Tests begin with the courses, prices and limit of the release, like a new site.
import { keepApprovalLimit } from '#content/approval-limit.ts'
import { keepCatalogue } from '#content/catalogue.ts'
import { releaseCatalogue } from '#content/release/release-catalogue.ts'
import { releaseApprovalLimit } from '#domain/registrations/approval-limit.ts'

keepCatalogue(releaseCatalogue)
keepApprovalLimit(releaseApprovalLimit)
