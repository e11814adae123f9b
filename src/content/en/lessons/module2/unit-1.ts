import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit1: UnitText = {
  title: 'The decision',
  lessons: [
    {
      slug: 'ridge-after-extraction',
      title: 'What the ridge does after an extraction',
      minutes: 9,
      body: `A socket always heals. The question is what shape the ridge has when it does, because that shape
decides whether an implant fits under the crown.

## The first months
The socket fills with a clot, then with young tissue, then with woven bone. While bone grows inside the socket, the
outside of the ridge shrinks. Most of the change happens in the first months, and most of it on the buccal side.

The reason is the bundle bone. It lines the socket, belongs to the tooth and disappears with it. Where the buccal
plate is thin, it consists of little else. So the plate resorbs, whatever is placed in the socket.

![Sectioned jaw model with an implant in bone, its abutment and crown above](figure:bone_section)

## What you see in the mouth
The ridge becomes narrower, a little lower, and its crest moves toward the lingual or palatal side. The gum follows
the bone. In the front of the upper jaw this shows as a hollow above the crown and as lost papillae.

A molar site loses less of its usefulness, because the ridge was wide to begin with.

## What you can influence
- How much you damage at the extraction: flap, force and heat.
- Whether the space next to the plate is filled with a slow graft.
- Whether the gum is supported or left to collapse.
- When you come back.

An immediate implant **does not stop** this remodeling. It only occupies the socket while remodeling goes on. A
patient who hears "we place it now, so you lose no bone" has been told something untrue.

## Why it matters for this module
Every choice that follows is a choice about time. You can work before the change, during it or after it. Each has
its price, and this module teaches you to name it before the tooth is out.`,
      checklist: [
        'I can explain why a thin buccal plate resorbs',
        'I know when most of the change happens',
        'I do not promise that an immediate implant preserves bone',
      ],
    },
    {
      slug: 'socket-types',
      title: 'Socket types',
      minutes: 10,
      body: `Two sockets of the same tooth can need opposite treatments. Look at three things in the same order
every time: the buccal plate, the gum, and the bone beyond the apex.

## A simple classification
Several systems are in use. This one is common, and the faculty may teach its own:

- **Type 1**: buccal plate and gum are at the normal level.
- **Type 2**: gum at the normal level, but part of the buccal plate is missing.
- **Type 3**: both the plate and the gum have receded.

Type 2 is the one that deceives. The gum looks perfect, because it is still held up by the tooth. Once the tooth is
out, nothing supports it.

## How to tell
Before the extraction, probe around the tooth. A narrow, deep pocket on the buccal side suggests a missing plate or
a vertical root fracture. Compare the gum level with the neighbors. Read the cross-section of the scan, knowing that
a very thin plate may not show.

After the extraction, feel the wall from inside with a blunt instrument. This finding overrules the image.

## What each type allows
Type 1 with bone beyond the apex is a candidate for an immediate implant, if everything else agrees. Type 2 is
usually better grafted and left to heal, or treated in stages by experienced hands. Type 3 needs tissue rebuilt
first.

## Molars are different
In a molar the question is the septum between the roots. A broad septum can hold a fixture. A narrow one, or roots
that are fused, leaves a wide hole with no wall to grip. Describe it in the record: septum broad, narrow or absent.

> Write the type down twice: as expected before, and as found after. Comparing both is how you learn to read
> scans.`,
      checklist: [
        'I can describe the three socket types',
        'I know why type 2 deceives',
        'I describe the septum in every molar socket',
      ],
    },
    {
      slug: 'signs-before-extraction',
      title: 'Signs before the tooth is out',
      minutes: 10,
      film: 'cbct_scroll',
      body: `Most of the decision can be made at the desk. Four findings argue for an implant today, and four argue
against it.

## In favor
1. An intact buccal plate on the cross-section, at its normal height.
2. Bone beyond the apex or toward the palate that can hold the fixture.
3. Thick gum, with a good band of keratinized tissue.
4. A smile line that does not show the margin.

## Against
1. Acute infection with pus, or swelling of the face.
2. A missing or split plate, or a gum margin that has already receded.
3. Nerve, sinus or nasal floor where the stability would have to come from.
4. A patient who smokes heavily, cannot clean, or will not return.

A chronic lesion at the apex is not always a reason to wait if it can be removed completely. Opinions differ, and
the faculty discusses where it draws the line.

![Implant planning screen with axial, cross-sectional and panoramic views](figure:cbct)

## Read the root in its housing
Look at the angle between the root and the ridge. In the upper front, roots usually lie close to the buccal plate,
with bone on the palatal side. There the fixture finds its hold. If the root fills the whole ridge, or bone is only
on the buccal side, an immediate implant has nothing to grip.

Measure the bone beyond the apex and the bone on the palatal side. Note the distance to the nasal floor or the
canal.

## Thin or thick gum
Place a probe in the buccal sulcus. If it shines through, the gum is thin. Thin gum recedes more, and shows metal
and shadows. Thin gum alone does not forbid the plan, but it adds a step: a graft under the gum, now or later.`,
      checklist: [
        'I can list four findings for and four against',
        'I look at the angle of the root in the ridge',
        'I test the thickness of the gum with a probe',
      ],
    },
    {
      slug: 'immediate-or-wait',
      title: 'Immediate, early or late',
      minutes: 11,
      film: 'immediate',
      body: `There are three good moments to place an implant after an extraction, and a plan for each. The patient
should know at least two of them before the tooth is touched.

## Three moments
- **Immediate**: in the same visit. One surgery less, best use of the existing gum, highest demand on skill.
- **Early**: after the gum has healed, often at four to eight weeks. There is soft tissue to close a graft.
- **Late**: after the bone has healed, often at three to six months or more. A stable site, a smaller ridge.

The figures vary between authors. What matters is what you wait for: gum, or bone.

## Compare the prices
The immediate implant saves months. It asks for an intact plate, for stability beyond the socket and for precise
depth. If it goes wrong in the front of the mouth, it is hard to repair.

Early placement costs a second visit but gives you healed gum to cover a graft. Late placement is the simplest
surgery, on the ridge that is left. In between, a socket graft can hold some of the volume.

## Two plans, one conversation
Explain both plans on the same day, with cost and months for each. Say clearly that the socket decides, and that you
may change to the second plan during surgery. Write both into the consent.

Prepare the tray for both: fixture and healing abutment, graft, membrane and sutures. Plan the temporary tooth for
both as well, because the patient leaves with a gap either way.

## A rule for the chair
If the plate is gone, if the fixture turns in your fingers, or if the axis leads out of the crown: graft, close,
come back. A healed site is a good site.

Read [Immediate or delayed?](/catalog/immediate-or-delayed).`,
      checklist: [
        'I can say what each moment waits for',
        'I write two plans into one consent',
        'I know three findings that make me close and wait',
      ],
    },
  ],
}
