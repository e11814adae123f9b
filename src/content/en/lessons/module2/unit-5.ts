import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit5: UnitText = {
  title: 'The esthetic zone',
  lessons: [
    {
      slug: 'reading-the-smile',
      title: 'Reading the smile',
      minutes: 8,
      body: `In the front of the mouth a firm, healthy implant can still be a failure. The patient judges by the
gum line, the papilla and the color, and sees all of it every morning.

## Look before you measure
Photograph the patient at rest, in a small smile, in a wide smile, and with lips retracted. A forced smile in the
chair shows less than a laugh in conversation. Note how much gum shows, and whether the margin of this tooth is
visible.

- **Low line**: the margins are covered. Small errors do not show.
- **Medium line**: papillae show. Their loss is noticed.
- **High line**: everything shows. This is a demanding case, whatever the bone.

## What the neighbors tell you
Papilla height depends on the bone at the **neighboring tooth**, more than on the implant. Probe and measure that
bone. If it is low, the papilla will not return, and no crown can bring it back. Say so before the treatment.

Square teeth with thick, flat gum forgive. Triangular teeth with thin, scalloped gum do not: papillae are long, and
the space below the contact is open.

## Count the gaps
One missing tooth between two healthy teeth is the best case, since both papillae are supported by teeth. Two
missing teeth side by side are much harder, because the papilla between two implants is short. Consider one implant
with a cantilever, and ask for advice.

## Agree on the aim
Show photographs of average results, not of the best. Ask the patient what they would notice first. If the
expectation is a perfect match in a high smile with thin gum, slow down, refer, or involve a second opinion.

> Take the shade and the photographs before the tooth is removed. Afterward there is nothing to copy.`,
      checklist: [
        'I photograph four smiles before I plan',
        'I know what decides the height of the papilla',
        'I can describe a case that I would refer',
      ],
    },
    {
      slug: 'position-in-three-dimensions',
      title: 'Position in three dimensions',
      minutes: 10,
      film: 'guided_surgery',
      body: `In the esthetic zone a millimeter decides. Three dimensions are checked one by one, and each has a
comfort zone and a danger zone.

## Side to side, front to back
**Mesiodistal.** Keep about 1.5 mm of bone to each neighboring root. Closer, the bone at the tooth is lost, and the
papilla with it. Center the fixture under the crown, not in the gap if the two differ.

**Buccopalatal.** Stay behind the line of the future margin. Leave bone or grafted space of about 2 mm on the buccal
side. A platform too far toward the lip is the most common cause of recession, and it cannot be hidden. A platform
too far toward the palate gives a bulky crown, which is a lesser evil.

## Depth
The platform lies about 3–4 mm below the planned gum margin. Measure from the margin of the future crown, which you
take from the wax-up or the opposite tooth. Bone level alone misleads, because the plate will change.

![Drilling through the sleeve of a printed surgical guide](figure:guided)

## The guide
A printed guide carries the plan to the mouth. It is only as good as its seat.

1. Check through the windows that it sits fully on the teeth.
2. Drill through the sleeve with the drills made for it, and keep irrigating, since the sleeve blocks the water.
3. Lift the guide and inspect the site with a probe.
4. Seat the fixture, and check depth and rotation against the plan.

Errors add up: scan, print, seat, play in the sleeve. Keep your safety distances, and be ready to continue by hand
if the guide does not seat or breaks.

## When the position is wrong
You have one good moment to correct it: before healing. An honest radiograph and a look from above take a minute.
Use it.`,
      checklist: [
        'I can name the comfort zone in each dimension',
        'I know the most common cause of recession',
        'I check the seat of the guide through its windows',
      ],
    },
    {
      slug: 'thickness-of-the-gum',
      title: 'Thickness of the gum',
      minutes: 9,
      body: `Bone gives the gum its level. Thickness keeps it there. Thin gum recedes more, shows shadows, and
needs a plan.

## Why thickness matters
Around an implant the gum needs a certain height for its seal. If the gum is thin at the start, some crestal bone is
often lost while that seal forms. Thick gum also hides the color of the abutment. About 2 mm on the buccal side is a
common aim.

## Ways to gain it
- **Connective tissue graft** from the palate, under the buccal gum: the reference, with a second wound.
- **Soft-tissue substitutes**, to avoid a second site. Results depend on product and case.
- **A flap moved from the palate**, rolled to the buccal side at uncovering, where volume is small.
- **A wider healing abutment or a provisional**, which supports what is already there.

Timing is open: at placement, during healing, or at uncovering. Many prefer to graft while a surgery is being done
anyway. The faculty shows its preference on models.

## The graft, in short
The palate between canine and first molar gives the best tissue. Stay away from the artery, which runs closer to the
teeth in a flat palate. Close the donor site, or cover it, and warn the patient that it hurts more than the implant.

Place the graft in a pouch below the buccal gum, without tension. Fix it with a suture so that it does not slide.

## Keratinized tissue
Thickness and keratinization are two different things. A thick margin of movable mucosa still hurts when brushed. If
the band is missing, plan a graft that brings it, or keep it from the start by shifting the incision.

Recession in the first year is common. Measure it from a fixed point, and wait for stability before the final crown.`,
      checklist: [
        'I can explain thickness and keratinization as two things',
        'I can name four ways to gain tissue',
        'I know where the palate gives the best tissue',
      ],
    },
  ],
}
