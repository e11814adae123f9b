import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit6: UnitText = {
  title: 'The provisional and the crown',
  lessons: [
    {
      slug: 'first-provisional',
      title: 'The first provisional',
      minutes: 10,
      body: `A provisional on the day of surgery has one task: to support the gum. It does not chew, it does not
guide, and it does not touch the opposing teeth.

## Is it allowed today?
1. The fixture is firm by torque and by your other signs.
2. The patient can keep food and fingers away from it.
3. The bite leaves room: no contact in closure or in any movement.
4. You have time to make it smooth.

If one of these is missing, use a customized healing abutment and a bonded or removable temporary tooth. The gum
needs the support below its margin, not the tooth above it.

## Make it
Place a temporary cylinder and mark its height. Use a shell, a denture tooth or the patient’s own crown, hollowed
out. Join both with composite or acrylic **outside the wound** where you can. Uncured material, monomer and heat do
not belong in a fresh socket.

Take it out, fill the space below the gum line, and shape it. Polish it until it shines, then clean it with steam or
as the faculty shows. Rough plastic collects plaque next to a fresh wound.

## Shape it slim
Below the gum, follow a simple rule: narrow near the fixture, wider only near the margin. On the buccal side stay
flat or slightly hollow. A bulge presses the margin upward, and it will not come back. You can add later. You cannot
add gum.

## Deliver it
Tighten by hand or to the low value that the system names. Mark the contacts with thin paper in closure and in all
movements, and remove every mark. Close the channel with a soft plug.

Tell the patient: soft food, no biting in front, for the time you agree on. Write it down. See the patient after one
week.`,
      checklist: [
        'I can list four conditions for a provisional today',
        'I finish and polish outside the mouth',
        'I remove every contact in every movement',
      ],
    },
    {
      slug: 'emergence-profile',
      title: 'Shaping the emergence profile',
      minutes: 10,
      film: 'emergence',
      body: `The platform is round and the tooth is not. Between them lie a few millimeters of gum, and the
provisional gives them their shape.

## Three zones
Think of the profile in three zones. The **deep** zone near the platform stays narrow, so that bone and seal have
room. The **middle** zone carries the transition. The **margin** zone, the last millimeter, decides where the gum
line lies.

- More fullness at the margin on the buccal side pushes the gum line toward the root.
- Less fullness lets it come down.
- Fullness toward the neighbors, near the margin, supports the papilla.

Change the margin zone to move the line, and the middle zone to support tissue. Leave the deep zone alone.

## In small steps
Start after the tissue has healed, often some weeks after surgery or uncovering. Add a little composite, polish, and
seat. The gum turns white. It should regain its color **within minutes**, often given as five to fifteen. If it does
not, remove some material.

Wait one to several weeks between steps. Tissue needs time, and you need a photograph of each stage. Three or four
steps are usual. More than that suggests that the position or the volume is the real problem.

![Ceramic crowns and an abutment on black glass](figure:crowns)

## What it cannot do
A provisional moves gum by fractions of a millimeter. It cannot replace missing bone, correct a platform too far
toward the lip, or raise a papilla above its bone.

## When to stop
Stop when the line matches the neighbor and has been stable for some weeks. Keep the shape cleansable: floss must
reach below the contact and come out clean. Many clinicians wait several months after surgery before the final
impression in the front.`,
      checklist: [
        'I can describe the three zones and what each does',
        'I know how long whitening of the gum may last',
        'I know what a provisional cannot correct',
      ],
    },
    {
      slug: 'copying-the-contour',
      title: 'Copying the contour to the laboratory',
      minutes: 9,
      film: 'intraoral_scan',
      body: `The gum took months to reach its shape. It collapses within minutes once the provisional is out. The
laboratory needs that shape, not the collapsed one.

## The custom impression coping
1. Take the provisional out and attach it to an analog.
2. Set it in fast-setting material up to the margin.
3. Unscrew the provisional. The material now holds the shape of its lower part.
4. Screw an impression coping onto the analog and fill the space with resin.
5. Mark the buccal side, take it off, and use it in the mouth.

The coping now supports the gum during the impression exactly as the provisional did.

## The digital way
Scan three times: with the provisional in place, with the gum right after removal, and with the scan body. Scan the
provisional outside the mouth on all sides as well. The software joins these, and the laboratory can copy the
contour from the provisional itself.

![Jaw model with scan bodies in front of a laptop that shows the scan](figure:scan_body)

Be quick with the second scan, or accept that the gum in it is only a guess. Put the provisional back at once.

## The message to the laboratory
Write plainly: **copy this contour below the gum; do not redesign it**. Add photographs with the shade tab in the
same plane, the torque value, the type of retention and the material. Ask for a screw-retained crown where the axis
allows.

## Delivery
Seat the crown and look for the same brief whitening as with the provisional, not more. Check contacts, bite and
radiograph as in Module 1. Take the baseline: probing, radiograph, photograph.

Compare with the day of extraction. Show both pictures to the patient, and keep them for your own learning.`,
      checklist: [
        'I can make a custom impression coping in five steps',
        'I know the scans that a digital copy needs',
        'I tell the laboratory not to redesign the contour',
      ],
    },
  ],
}
