import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit4: UnitText = {
  title: 'Carga y ajuste',
  lessons: [
    {
      slug: 'overload',
      title: 'La sobrecarga: qué hace y cómo se ve',
      minutes: 9,
      film: 'occlusion',
      body: `Un implante no tiene ligamento que avise al paciente. El exceso de carga no se siente. Aparece en la
parte más débil: la cerámica, el tornillo, el pilar o el hueso.

## De dónde viene
- Contactos demasiado altos desde el primer día.
- Contactos que cambiaron: un vecino gastado, una corona antagonista nueva, un diente que migró.
- Palancas: voladizo, cara oclusal ancha, corona alta, carga fuera del eje.
- Apretar y rechinar, sobre todo de noche.

La carga sola, en un implante sano, rara vez causa pérdida ósea como lo hace la placa. Junto con la inflamación
parece empeorar las cosas. Trate las dos.

## Señales según la parte
**Corona**: facetas brillantes, astillas, un contacto roto. **Tornillo**: aflojamiento, fractura. **Pilar**:
desgaste en la unión. **Hueso**: antes de integrarse, pérdida del implante. **Músculos**: rigidez matutina,
maseteros gruesos, marcas en lengua y mejilla.

Pregunte a la pareja, no solo al paciente. Quien rechina casi nunca lo sabe.

## Lea los contactos
1. En seco, papel delgado, cierre suave: la corona apenas marca o no toca.
2. Cierre firme: marcas pequeñas y parejas cerca del eje.
3. Todos los movimientos: ninguna marca que guíe, salvo que se haya planificado.
4. Compare con las fotografías de la entrega.

Una lámina metálica delgada dice más que el color. Debe deslizarse en mordida suave y quedar retenida en mordida
firme.

## Redúzcala
Alivie las marcas fuertes, aplane cúspides, angoste la cara oclusal, acorte el voladizo. Pula lo que desgastó. Haga
una placa nocturna rígida que cubra la arcada, con contactos parejos en dientes e implantes. Revísela en los
controles, porque una placa en el cajón no protege a nadie.

Si las piezas siguen rompiéndose, el problema es el diseño: más implantes, ferulización u otro material.`,
      checklist: [
        'Busco la sobrecarga en la parte más débil',
        'Uso lámina además de papel',
        'Reviso la placa nocturna en cada control',
      ],
    },
    {
      slug: 'misfit',
      title: 'El puente que nunca ajustó',
      minutes: 9,
      body: `Un puente sobre varios implantes debe apoyarse en todos antes de que un solo tornillo esté apretado.
Si no, los tornillos lo bajan a la fuerza, y la tensión queda en el sistema por años.

## Qué hace el desajuste
El titanio en el hueso no se mueve para compensar un error, como lo hacen los dientes. La tensión va primero a los
tornillos: se aflojan y se rompen. Después va a la estructura y a la cerámica. Los espacios en la unión acumulan
bacterias. El hueso suele tolerar más que las piezas, y por eso la queja viene de las piezas.

## Compruébelo
1. **Un tornillo**: apriete solo el de un extremo y mire el otro. Un espacio es un desajuste.
2. **Resistencia**: apriete todos a mano. Cada uno debe girar libre y detenerse de golpe.
3. **Sensación**: el paciente no debe sentir tensión.

Repita la primera prueba desde el otro lado, con sonda y radiografía. Un tornillo que necesita más vueltas que los
demás está bajando el puente.

El día de la entrega esto toma diez minutos. Diez años después lo explica todo.

## De dónde vino el error
Transfers que no asentaron. Una impresión que se movió. Un escaneo de arcada larga con pocas referencias. Pilares
montados de otra manera en el laboratorio. Distorsión al colar o al cocer la estructura.

Una llave de verificación de material rígido encuentra casi todos antes de que exista la estructura. Si la llave no
ajusta, el modelo está mal. No desgaste la llave.

## Corríjalo
Una estructura que no ajusta se corta y se une de nuevo en la boca, o se rehace con otra impresión. No desgaste los
asientos ni «deje que se acomode». En un caso antiguo con tornillos flojos, retire el puente, compruebe el ajuste y
solo entonces hable de tornillos nuevos.`,
      checklist: [
        'Puedo hacer la prueba de un tornillo',
        'Sé para qué sirve una llave de verificación',
        'No bajo un puente a fuerza de tornillos',
      ],
    },
    {
      slug: 'chipped-ceramic',
      title: 'Cerámica astillada: pulir, reparar o cambiar',
      minutes: 8,
      body: `Una astilla el día de la entrega es asunto del laboratorio. Una a los dos años es un mensaje sobre la
carga. Decida qué hacer con la corona, y después con la causa.

## Mire la astilla
- **Pequeña, solo en cerámica**, sin cambio de contacto: pula.
- **Mediana, solo en cerámica**, visible o áspera: repare con resina, o retire y reglasee.
- **Grande, con estructura expuesta o contacto perdido**: cambie o devuelva al laboratorio.

Fotografíela antes de tocarla. Pregunte cuándo y cómo ocurrió.

Para pulir, use un diamante fino y después pulidores para cerámica, con agua. La cerámica áspera gasta al
antagonista y vuelve a astillarse. Revise la mordida al final.

## Reparar en la boca
1. Aísle. La humedad decide el resultado.
2. Dé rugosidad a la cerámica y límpiela, como pide el sistema de reparación.
3. Aplique silano en cerámica, o primer en metal o circonia.
4. Aplique adhesivo, reconstruya con resina y pula.
5. Saque la reparación de contactos fuertes.

El ácido fluorhídrico es peligroso en la boca. Úselo solo con protección completa y entrenamiento, o elija un
sistema sin él. Una reparación dura un tiempo, y el paciente debe saberlo.

## La ventaja del tornillo
Una corona atornillada sale en minutos. El laboratorio puede repararla, cocerla o rehacerla en el mismo modelo
mientras el paciente usa el provisional anterior. Guarde ese provisional. Es el mejor argumento a favor del
tornillo, y conviene usarlo antes de hacer la primera corona.

## Pregunte por qué
Cerámica sin soporte, material delgado sobre la chimenea, una cúspide en guía fuerte, un paciente que rechina. Si
hay una segunda astilla en el mismo lugar, deben cambiar el diseño o el material.`,
      checklist: [
        'Puedo elegir entre pulir, reparar y cambiar',
        'Pulo con instrumentos para cerámica',
        'Busco la causa de cada astilla',
      ],
    },
  ],
}
