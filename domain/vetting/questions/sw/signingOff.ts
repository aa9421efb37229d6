import type { TranslatedCategory } from './types';

export const signingOffSw: TranslatedCategory = {
  questions: {
    SO1: {
      text: 'Je, unatamka kuwa majibu yako ni ya kweli, kadiri unavyojua?',
      help: 'Kosa lisilo la makusudi linaweza kurekebishwa wakati wowote. Jibu la uongo linaweza kukukosesha ukurasa wa biashara.',
      why: 'Wengine hutegemea unayosema hapa. Bila ndiyo yako hatuwezi kukuidhinisha.',
      options: { yes: 'Ndiyo, ni ya kweli', no: 'Hapana' },
    },
    SO2: {
      text: 'Unatia sahihi kwa niaba ya biashara kama nani?',
      help: 'Mtu ambaye mmiliki alimwomba ajibu ni mwakilishi.',
      why: 'Tamko lazima litolewe na mtu anayeweza kuzungumza kwa niaba ya biashara.',
      options: {
        owner: 'Mmiliki',
        director: 'Mkurugenzi au mbia',
        delegate: 'Mwakilishi wa mmiliki au mkurugenzi',
      },
    },
    SO3: {
      text: 'Tunaweza kuonyesha au kutumia nini?',
      help: 'Kila moja ni chaguo la peke yake. Unaweza kubadilisha nia wakati wowote: tuandikie. Majibu yako yenyewe hayachapishwi kamwe.',
      why: 'Tunaonyesha tu unachokubali.',
      source: 'Data Protection Act 2019, kifungu cha 32',
      options: {
        listing: 'Onyesha biashara katika Orodha ya Biashara',
        badges: 'Onyesha beji ilizopata',
        level: 'Onyesha kiwango ilichofikia',
        benchmarks: 'Hesabu matokeo yake, bila jina lake, katika ulinganisho wa sekta',
        none: 'Hakuna kati ya haya',
      },
    },
  },
};
