import type { CoursePageId } from '../../media/course-photos.ts'

/** What the upright picture of each course shows. */
export const uprightAlt: Record<CoursePageId, string> = {
  module1: 'Fixture, abutment, screw and crown on one axis',
  module2: 'Extracted premolar above a sectioned socket with an implant and graft granules',
  module3: 'Sectioned jaw: crater of lost bone round an implant, probe in the pocket',
  module4: 'Full-arch bridge above a clear lower jaw with four implants',
  clinical1: 'Surgical handpiece drilling a site on a jaw model',
  clinical2: 'Sectioned upper jaw: raised sinus membrane over graft, implant below',
  fellowship: 'Framed BHIA Fellowship certificate with a gold seal, and a pen',
  mastership: 'Implantology volumes and a jaw model beside a warm lamp',
  residency: 'Four steps: drill, implant, abutment, crown',
}
