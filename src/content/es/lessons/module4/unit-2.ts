import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit2: UnitText = {
  title: 'Planificar en la pantalla',
  lessons: [
    {
      slug: 'merging-the-records',
      title: 'Hueso, dientes y cara en una pantalla',
      minutes: 10,
      film: 'cbct_scroll',
      body: `En la pantalla se encuentran por primera vez el hueso, los dientes y la cara. Si ahí no están en la
relación correcta, todo lo que sigue copia el error.

## Tres capas
- **Cara**: fotografías o escaneo facial, con línea media, línea de sonrisa y plano.
- **Dientes**: el escaneo de la arcada, de la prótesis o de la prueba aprobada.
- **Hueso**: la CBCT, con nervio y seno marcados.

Alinee primero hueso y dientes, con referencias comunes o marcadores. Después agregue la cara. Tras cada paso mire
el resultado desde tres lados y mida un punto que conozca de la boca.

## Revise la alineación
1. Recorra los cortes: el contorno del escaneo debe seguir los dientes de la CBCT.
2. Mire ambos lados y el frente. Un error de rotación se ve en los extremos.
3. Mire el paladar o el reborde: tejido blando y escaneo deben coincidir.
4. Si el metal borra la imagen, use marcadores y no la imaginación.

Un error pequeño adelante se vuelve grande atrás. Si las capas no coinciden dentro de lo que aceptan sus docentes,
tome el registro de nuevo.

![Planificación de implantes en pantalla, con un modelo y varios implantes delante](figure:monitor)

## Los dientes antes que los implantes
Cargue los dientes aprobados. Fije la altura planificada. Dibuje ahora el espacio protésico: desde el borde de los
dientes hasta donde terminará la prótesis. El hueso que queda dentro de ese espacio debe reducirse. Donde falta
tejido, lo sustituirá la encía artificial.

Solo ahora abra la biblioteca de implantes.

## Guarde las versiones
Dé a cada versión del plan un número, una fecha y un nombre. Imprima una página con posiciones, medidas, pilares y
distancias. El cirujano, el laboratorio y la historia tienen la misma página. Los cambios por teléfono son la manera
de imprimir una guía equivocada.`,
      checklist: [
        'Verifico la alineación desde tres lados',
        'Dibujo el espacio protésico antes de colocar implantes',
        'Numero las versiones de un plan',
      ],
    },
    {
      slug: 'straight-or-tilted',
      title: 'Rectos o inclinados',
      minutes: 11,
      film: 'full_arch',
      body: `Un implante posterior inclinado busca hueso firme por delante de un obstáculo y emerge más atrás.
Acorta el voladizo sin injerto. También exige más en el plan, en el fresado y en las piezas.

## Por qué inclinar
En la mandíbula, el obstáculo es el foramen mentoniano con su asa. En el maxilar, la pared anterior del seno. Un
implante recto tendría que quedar por delante, y la prótesis colgaría mucho hacia atrás. Inclinar el posterior lleva
su cabeza cerca de un diente hacia atrás y permite un implante más largo.

El video muestra 30 grados, por mesial del foramen mentoniano y a 2 mm de distancia. Se usan ángulos de hasta unos
45 grados.

![Mandíbula transparente con cuatro implantes, dos inclinados, y una prótesis de arcada completa](figure:full_arch)

## Cuándo conviene recto
- Hay hueso suficiente por detrás del obstáculo, o por encima y por debajo.
- Implantes cortos adecuados para el sitio y la experiencia del cirujano.
- Un plan por etapas con injerto, en un paciente que tiene tiempo y quiere más soporte.

Inclinar es una manera de evitar un injerto, no una señal de destreza.

## Qué exige inclinar
1. El foramen ubicado en la tomografía y, en la mandíbula, también a la vista antes de fresar.
2. El asa del nervio medida. Puede avanzar varios milímetros.
3. Un pilar multiunidad angulado que lleve el tornillo a la arcada.
4. Ancho óseo suficiente en la cabeza inclinada, porque un lado queda más profundo.
5. Inserción firme, porque el caso suele cargarse pronto.

## La carga en implantes inclinados
Ferulizados en una prótesis rígida, los inclinados parecen funcionar más o menos igual que los rectos. Solo, un
implante inclinado flexiona con cada mordida. Por eso inclinar pertenece a la arcada, y la prótesis debe ser de una
pieza.

> Si no puede decir dónde está el nervio, no incline hacia él.`,
      checklist: [
        'Puedo decir qué se gana al inclinar y qué cuesta',
        'Mido el asa antes de planear el ángulo',
        'Ferulizo los implantes inclinados',
      ],
    },
    {
      slug: 'number-and-spread',
      title: 'Cuántos implantes, a qué distancia',
      minutes: 10,
      body: `El número es la cifra más discutida de la arcada completa, y no la más importante. Deciden más la
posición, la distribución y la firmeza.

## Piense en una mesa
Una mesa se apoya en patas puestas en sus esquinas. Las patas en el centro sostienen menos, sean cuantas sean. La
distancia de las patas de adelante a las de atrás es la **distribución anteroposterior**. La parte de la mesa más
allá de las patas de atrás es el **voladizo**.

A mayor distribución, más voladizo se permite. Una regla común lo limita a una vez y media esa distancia, y la
mayoría de los clínicos queda muy por debajo. Con un provisional, quédese en cero o casi.

## Números comunes
- **Mandíbula**: cuatro implantes bien distribuidos en hueso firme suelen bastar.
- **Maxilar**: de cuatro a seis. El hueso es más blando, y muchos prefieren más.
- **Más** con hueso blando, bruxismo, dientes naturales antagonistas o cerámica planificada.

Los docentes comentan sus propias cifras. Un implante más en mal lugar agrega un sitio que limpiar y poco más.

## Colóquelos para la prótesis
1. Dos tan adelante como permita la forma de la arcada.
2. Dos tan atrás como permita la anatomía.
3. Los demás en medio, bajo los dientes y no bajo los espacios entre ellos.
4. Al menos unos 3 mm de hueso de implante a implante.
5. Salida de los tornillos por la cara oclusal o por detrás de los dientes anteriores.

Mantenga todas las cabezas a un nivel, después de la reducción. Así la prótesis tiene un solo grosor y el paciente
una sola línea que limpiar.

## Planee la pérdida de uno
Pregunte en cada plan: si se pierde un implante, ¿sobrevive la prótesis? Con cuatro quizá no. Con cinco o seis quizá
sí. El paciente debe conocer la respuesta de antemano.`,
      checklist: [
        'Puedo explicar distribución y voladizo con una mesa',
        'Conozco razones para agregar implantes',
        'Pregunto qué pasa si se pierde uno',
      ],
    },
    {
      slug: 'the-arch-guide',
      title: 'La guía para una arcada sin dientes',
      minutes: 10,
      film: 'guided_surgery',
      body: `Una guía sobre dientes tiene dónde asentar. Una guía sobre encía puede asentar en cualquier parte. En
la arcada sin dientes, la guía vale lo que vale su fijación.

## Tres apoyos
- **Dientes**: el más estable. Conserve algunos hasta fijar la guía, si el plan lo permite.
- **Encía**: la sujetan pines. La mueven la inflamación de la anestesia y la presión desigual.
- **Hueso**: exige un colgajo grande y asienta donde el hueso se escaneó bien.

Un juego apilable los combina. Su base se fija al hueso con pines mientras los dientes aún la sostienen. Sobre la
misma base van las partes de reducción, de fresado y del provisional.

![Guía quirúrgica naranja y una fresa sobre una mesa de luz](figure:guide_backlit)

## Asiéntela
1. Pruébela en el modelo y en la boca antes de ese día, si puede.
2. Asiéntela con el registro de mordida contra el antagonista, no solo con los dedos.
3. Inyecte despacio y lejos de las zonas donde se apoya.
4. Frese los pines mientras el paciente mantiene la mordida.
5. Revise que no se balancee y mire por cada ventana.

Si se balancea, retírela y averigüe por qué. Una guía que se mueve es peor que ninguna, porque da confianza.

## Frese a través de ella
Use las fresas y casquillos de un solo sistema, con las longitudes del plan. El suero llega mal a la punta a través
del casquillo: vaya despacio y levante con frecuencia. Después del primer sitio, compruebe con un pin si posición y
profundidad coinciden con el plan. Después del segundo, la guía queda sujeta por anclajes.

## Conserve su propia vista
Las guías reducen errores de dirección y no corrigen un plan equivocado. Se informan desviaciones de un milímetro o
más y de unos grados, sobre todo en la punta. Conserve las distancias de seguridad y sepa terminar a mano.`,
      checklist: [
        'Conozco los tres apoyos y sus debilidades',
        'Asiento la guía con el registro de mordida',
        'Puedo terminar a mano si la guía falla',
      ],
    },
  ],
}
