import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit3: UnitText = {
  title: 'La cirugía',
  lessons: [
    {
      slug: 'reducing-the-ridge',
      title: 'Reducir el reborde según el plan',
      minutes: 9,
      body: `La reducción retira hueso sano. Se siente mal, y muchas veces es lo correcto. Sin ella, la prótesis
queda delgada, se rompe, muestra su borde y no se puede limpiar.

## Por qué reducir
- Para ganar espacio para el material de la prótesis.
- Para llevar la línea entre prótesis y encía por encima de la sonrisa.
- Para tener una plataforma plana y ancha para los implantes.
- Para retirar bordes agudos y crestas delgadas que se perderían de todos modos.

Cada razón tiene una cifra en el plan. Si ninguna aplica, no reduzca.

## Antes del corte
Reste la reducción a la altura ósea de la tomografía. Lo que queda debe alojar los implantes con sus distancias de
seguridad. En la mandíbula se acerca el conducto, y en el maxilar el seno. Planee los implantes después de la
reducción, en el nuevo nivel.

## Hágalo
1. Extraiga sin dañar y limpie los alvéolos.
2. Levante un colgajo completo y, en la mandíbula, ubique a la vista los forámenes mentonianos.
3. Marque el nivel con una guía de reducción o midiendo desde el borde de los dientes planificados.
4. Corte con sierra, fresa o gubia, con irrigación constante.
5. Alise con una fresa grande. Palpe a través del colgajo: sin bordes.
6. Coloque el duplicado de la prótesis o la guía y compruebe el espacio con un medidor.

Guarde la viruta. Sirve de injerto en los alvéolos y alrededor de los cuellos.

## Revise dos veces
Mida el espacio en tres puntos: ambos lados y el frente. Lo común es reducir de menos, y nadie quiere cortar otra
vez con los implantes puestos. Reducir de más no se puede deshacer.

Recorte la encía con el mismo cuidado. Conserve una banda de tejido queratinizado a cada lado de los futuros
implantes, y no retire lo que necesita para cerrar.`,
      checklist: [
        'Puedo nombrar la razón y la cifra de cada reducción',
        'Planeo los implantes en el nuevo nivel',
        'Mido el espacio en tres puntos',
      ],
    },
    {
      slug: 'anterior-implants',
      title: 'Los implantes anteriores',
      minutes: 10,
      film: 'placement',
      body: `En muchos protocolos los dos anteriores se colocan primero. Fijan el nivel y la línea media, y
muestran qué tan firme es el hueso antes de los difíciles.

## Empiece por la referencia
Marque la línea media en el hueso antes de perder las últimas referencias. Coloque la guía, el duplicado de la
prótesis o un pin en la línea media. Todas las direcciones posteriores se leen contra él.

## Mandíbula
El hueso entre los forámenes suele ser denso. Use la secuencia completa, y macho de rosca si el sistema lo pide.
Aquí el peligro es el calor: fresas con filo, mucho suero y pausas.

Colóquelos en la zona de los laterales, paralelos entre sí, con el eje por detrás de los bordes incisales. Vigile
lingual: un reborde estrecho y una concavidad llevan a los vasos del piso de la boca. Mantenga colgajo y fresa sobre
hueso.

## Maxilar
El hueso es más blando. Subfrese una medida y aproveche el hueso firme del piso nasal si el plan lo indica. Evite el
conducto detrás de los centrales. Su tejido blando no sujeta.

1. Piloto a profundidad, pin, y mire de frente, de lado y desde arriba.
2. Compare con la guía o el duplicado: ¿el pin apunta a través de los dientes?
3. Ensanche hasta la última fresa que pida el hueso.
4. Asiente el implante y lea el torque.
5. Gire el índice para que un pilar angulado pueda apuntar bien.

## Decida sobre la carga
Anote el torque en la pizarra. Si los dos anteriores están firmes, el caso va por buen camino. Si uno gira, piense
ahora: implante más ancho, otro sitio o carga diferida. No espere que los posteriores lo compensen.`,
      checklist: [
        'Marco la línea media antes de perder las referencias',
        'Adapto la secuencia al hueso denso y al blando',
        'Leo en voz alta el torque de cada implante',
      ],
    },
    {
      slug: 'posterior-implants',
      title: 'Los implantes posteriores y el foramen mentoniano',
      minutes: 11,
      film: 'full_arch',
      body: `Los posteriores reciben más carga y están más cerca del peligro. En la mandíbula es el nervio
mentoniano; en el maxilar, la pared del seno.

## Mandíbula: vea el nervio
Levante el colgajo hasta ver el foramen. Proteja el nervio con un separador apoyado en hueso, por encima y por
detrás. Mida el asa en la tomografía y marque en el hueso una línea que no cruzará.

1. Entre en la cresta por detrás, encima o cerca del foramen, según el plan.
2. Apunte hacia adelante y abajo, para que la fresa pase **por delante** del foramen y de su asa.
3. Deje al menos 2 mm de hueso hasta el nervio en todo el trayecto, no solo en la punta.
4. Compruebe con un pin y una radiografía antes de ensanchar.

El video muestra 30 grados. Una guía con marcas de ángulo en la línea media ayuda a mantenerlos.

## Maxilar: siga la pared
Ubique en la tomografía la pared anterior del seno. Si no está clara, se encuentra con una ventana pequeña o una
sonda roma. Apunte a lo largo de la pared, por delante, hacia el hueso firme cercano al canino y al borde nasal. La
cabeza del implante emerge en la zona del segundo premolar.

Si la sonda entra al seno, cambie el trayecto. Una membrana perforada no es lugar para un implante que debe
cargarse.

## Gire el implante
Un pilar multiunidad angulado solo entra en ciertas posiciones. Gire el implante para que el índice deje salir el
tornillo por la cara oclusal. Compruébelo con el portador del pilar antes de soltar el portaimplantes. El hueso que
sobresale en el lado profundo de la cabeza impide asentar el pilar. Retírelo con un perfilador óseo.

Lea el torque. Tome una radiografía. Compare con el plan.`,
      checklist: [
        'Veo y protejo el nervio antes de fresar',
        'Respeto la distancia en todo el trayecto',
        'Giro el implante para el pilar angulado',
      ],
    },
    {
      slug: 'multi-unit-abutments',
      title: 'Pilares multiunidad: ángulo, altura, torque',
      minutes: 9,
      body: `Los pilares multiunidad llevan implantes de distinto ángulo y profundidad a un mismo nivel y una misma
vía. Una vez colocados, se quedan. Todo el trabajo posterior se hace sobre ellos, lejos del hueso.

## Elija
- **Ángulo**: recto, o por lo común 17 y 30 grados. La meta es la salida del tornillo por la cara oclusal.
- **Altura**: el collar debe llegar a la encía o apenas por encima. Si es bajo, la encía se pliega sobre él.
- **Nivel**: todas las cabezas cerca de un plano, para que la prótesis tenga un solo grosor.

Tenga todas las medidas en la sala. El plan nombra una, y la encía puede pedir otra.

## Asiente
1. Limpie la conexión y retire hueso o tejido sobre la plataforma, con el perfilador si hace falta.
2. Asiente el pilar con su portador. Debe entrar sin fuerza.
3. Gire un paso del índice si la salida apunta mal.
4. Apriete a mano y tome una **radiografía perpendicular**. Sin espacio.
5. Apriete con la llave al valor de esta pieza. Rectos y angulados suelen diferir.

El valor del pilar y el del tornillo de la prótesis también son distintos. Anote ambos en la pizarra. Usar el
primero en el segundo rompe tornillos pequeños.

## Si el implante gira
Un implante que rota al apretar el pilar no está bastante firme para cargarse hoy. Deténgase. Coloque un tornillo de
cierre o una tapa de cicatrización y cambie el plan de ese implante. Puede quedar fuera del provisional si los demás
bastan.

## Cierre
Ponga tapas protectoras en los pilares y suture alrededor. La encía debe quedar sin tensión, con tejido
queratinizado a ambos lados de cada cabeza. El tejido delgado o ausente se corrige mejor ahora que bajo una
prótesis.`,
      checklist: [
        'Elijo ángulo y altura pensando en la prótesis',
        'Tomo una radiografía antes de usar la llave',
        'Conozco ambos valores de torque',
      ],
    },
  ],
}
