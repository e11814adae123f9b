import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit1: UnitText = {
  title: 'The plan as one case',
  lessons: [
    {
      slug: 'one-case-one-plan',
      title: 'One case, one plan',
      minutes: 9,
      body: `A full arch is not four single implants with a long bridge. It is one restoration that needs support
in certain places. The plan starts with the face, continues with the teeth and ends with the implants.

## The order of decisions
1. Where must the front teeth be, seen from the lips?
2. At which height do the jaws meet?
3. How much space does the bridge need, and is it there?
4. Where does the bone allow support for that bridge?
5. Can it be loaded early, or not?

Each answer limits the next. Surgeons who start with the fourth question build bridges that fit the bone and not the
patient.

![Clear lower jaw with four implants, two of them tilted, and a full-arch bridge above](figure:full_arch)

## Fixed or removable
Not every patient needs or wants a fixed bridge. A removable denture on two to four implants is easier to clean,
supports the lip, costs less and needs less bone. A fixed bridge feels more like teeth and asks more of hands,
hygiene and budget.

Show both, on models if you have them. Let the patient hold them.

## Who is a good candidate
- Teeth that cannot be kept, or that have been lost.
- General health that allows a longer surgery.
- Hands and eyes that can clean below a bridge.
- A commitment to recall, and to the cost of repair in later years.

Take care with sound teeth. Removing teeth that could be kept, because the full arch is quicker, is a decision that
nobody can undo.

## The team
Name one person who is responsible for the whole plan. Surgeon, restorative dentist and laboratory sit at one table,
or on one screen, before the day of surgery. The laboratory’s opinion about space is worth more before the drill
than after it.`,
      checklist: [
        'I can put the five decisions in order',
        'I offer a removable alternative to every patient',
        'I name one person responsible for the plan',
      ],
    },
    {
      slug: 'records',
      title: 'Records for a full arch',
      minutes: 10,
      body: `Records are the part of the case that cannot be repeated once the teeth are out. Take them as if you
would never see the patient again.

## The set
- Photographs: face at rest, smile, laugh, profile, teeth apart, both arches.
- Scans or impressions of both arches, and of the existing dentures.
- The bite, at a known height, with the jaw in a repeatable position.
- A CBCT with a field that shows both the bone and the teeth or a marked denture.
- Shade, midline, smile line, and a short film of the patient speaking.

## Link them
A scan of the bone and a scan of the teeth are useless if they cannot be placed on each other. Teeth that show in
both do the job. Where there are none, or metal blurs them, use a denture with markers that both scans can see.
Check that it sits fully and that the patient does not move.

This is called a dual scan when the denture is scanned once in the mouth and once alone. The faculty shows the
protocol of the course.

![Implant planning screen with axial, cross-sectional and panoramic views](figure:cbct)

## The repeatable position
Let the patient relax, guide without force, and record the same position three times. If the three agree, use them.
If not, wait, use a splint for some weeks, or start again. A bridge made at the wrong position is comfortable on the
articulator only.

## Keep what exists
An old denture that the patient likes is a treasure. It shows height, lip support, tooth position and speech. Copy
it before you change it. An old denture that the patient hates is useful as well, because it shows what to avoid.

Store the records under one name, with the date, in one place. On the day of surgery nobody should have to search.`,
      checklist: [
        'I take all five groups of records before teeth are removed',
        'I can explain how two scans are linked',
        'I record the jaw position three times',
      ],
    },
    {
      slug: 'vertical-dimension',
      title: 'Vertical dimension',
      minutes: 10,
      body: `Vertical dimension is the height of the face when the teeth meet. It decides how the patient looks,
speaks and chews, and it decides how much space the bridge has.

## How it is lost and kept
Worn teeth, lost molars and old dentures lower it. Lips turn inward, the chin comes forward, and the corners of the
mouth stay moist. Still, many worn dentitions keep their height, because teeth erupt as they wear. Do not assume;
measure.

## How to find it
No method is exact. Use several, and look for agreement:

1. Rest position, less a few millimeters of space between the teeth.
2. Speech: in words with *s* the teeth come close and do not touch.
3. The face: thirds in balance, lips closed without strain.
4. Older photographs with the natural teeth.
5. The existing denture, if the patient is comfortable in it.

Mark two points, on the nose and on the chin, and measure between them with a caliper. Write the number down.

## Change it with a trial
If the height has to change, try it first in something that can be removed: a splint, a denture, or a provisional.
Let the patient speak and eat with it for some weeks. Watch for clicking teeth, tired muscles or trouble with
swallowing.

A gain of a few millimeters is often tolerated well. Whoever plans more needs a reason and more time.

## Why it comes before the implants
The height decides the space for the bridge. If space is short, you can raise the bite, reduce the ridge, or choose
a thinner type of bridge. If you find out after the surgery, only bad choices are left.

> Mark the height on the day of surgery before the last teeth are removed. They are your last reference.`,
      checklist: [
        'I use several methods and look for agreement',
        'I try a new height before I build it',
        'I mark the height before the last teeth are removed',
      ],
    },
    {
      slug: 'space-and-lip',
      title: 'Space, lip and the transition line',
      minutes: 10,
      body: `Two lines decide the type of bridge. One is where the bridge ends and the gum begins. The other is the
lip in a wide smile. They must not meet.

## Space for the material
A fixed bridge needs height for teeth, for artificial gum where tissue is missing, for its frame and for the parts
below. Zirconia, metal with acrylic and metal with ceramic need different amounts. With artificial gum, a common
range is 12 to 15 mm from the ridge to the opposing teeth. The laboratory names its own figure.

- **Little tissue lost**: teeth alone, as in a normal bridge. Demanding positions, no artificial gum.
- **Much tissue lost**: teeth and gum. Implant positions are freer, but space must be there.
- **In between**: the difficult group. Often the ridge must be reduced to gain space.

## The transition line
Ask the patient to laugh without the denture in place. If the ridge shows, the transition from bridge to gum will
show as well. Then reduce the bone, choose teeth without artificial gum, or change the plan. Plan the reduction on
the scan before the implants, because it takes away height for them.

## Lip support
Take the front flange off a copy of the denture, or make a try-in without one. Look at the profile. A fixed bridge
has no flange. If the lip collapses without it, a removable denture may serve the patient better, and it can be
cleaned.

A bridge with a flange below the lip cannot be cleaned. Never build one to save the profile.

## Show it before surgery
Make a try-in of the teeth in wax or print it. Let the patient see it, wear it and bring someone along. Approval in
writing, with a photograph, is the most useful document of the case.`,
      checklist: [
        'I measure the space before I choose the bridge',
        'I look for the transition line in a wide smile',
        'I test the lip without a flange',
      ],
    },
  ],
}
