import { useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { msg, plural, t } from '../../../../domain/language';
import { REPORT_DETAILS } from '../../../../domain/fieldLimits';
import type { Message } from '../../../../domain/contract/message';
import { readFailure } from '../../../api/failure';
import { useListMessagesQuery } from '../../../api/messagesApi';
import { problemOf } from '../../../api/reasonOf';
import { useCreateReportMutation } from '../../../api/reportsApi';
import { MessageButton } from '../../../entities/member/MessageButton';
import { ReportButton } from '../../../entities/report/ReportButton';
import type { SentReport } from '../../../entities/report/reportValues';
import { momentText } from '../../../ui/format';
import { rich } from '../../../ui/rich';
import { Block, BlockFailure, Buttons, Rows } from './Block';

/** So many are shown at first. */
const SHOWN = 5;

const TO = msg('To <b>{name}</b>, {time}');
const FROM = msg('From <b>{name}</b>, {time}');

/** Tells the team about the member who wrote it, with its words. */
function ReportMessage({ message }: { message: Message }) {
  const [createReport] = useCreateReportMutation();
  const send = async ({ details, ...report }: SentReport) => {
    const quote = `Message of ${momentText(message.sent_at)}: ${message.text}`;
    try {
      await createReport({
        subject: 'member',
        subject_id: message.member_id,
        ...report,
        details: `${details}\n\n${quote}`.slice(0, REPORT_DETAILS.maxLength),
      }).unwrap();
      return null;
    } catch (thrown) {
      return problemOf(readFailure(thrown));
    }
  };
  return (
    <ReportButton about={t('a message of {name}', { name: message.display_name })} onSend={send}>
      {t('Report it')}
    </ReportButton>
  );
}

function Row({ message }: { message: Message }) {
  const { is_own, member_id, display_name, takes_messages, text, sent_at } = message;
  return (
    <li>
      <Typography variant="body2" color="text.secondary">
        {rich(
          is_own ? TO : FROM,
          { b: (name) => <b>{name}</b> },
          { name: display_name, time: momentText(sent_at) },
        )}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>
      {!is_own && (
        <Buttons>
          {takes_messages && (
            <MessageButton memberId={member_id} name={display_name}>
              {t('Answer')}
            </MessageButton>
          )}
          <ReportMessage message={message} />
        </Buttons>
      )}
    </li>
  );
}

/** What members wrote to each other; nothing is shown where there is nothing. */
export function MessagesBlock() {
  const [shown, setShown] = useState(SHOWN);
  const { data, isError, refetch } = useListMessagesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!data && !isError) return null;
  if (data?.length === 0) return null;
  return (
    <div id="messages">
      <Block title={t('Messages')}>
        {data ? (
          <>
            <Rows>
              {data.slice(0, shown).map((message) => (
                <Row key={message.message_id} message={message} />
              ))}
            </Rows>
            {data.length > shown && (
              <Button onClick={() => setShown(data.length)}>
                {plural(data.length - shown, 'Show # older message', 'Show # older messages')}
              </Button>
            )}
          </>
        ) : (
          <BlockFailure
            message={t('Your messages could not be loaded.')}
            onRetry={() => void refetch()}
          />
        )}
      </Block>
    </div>
  );
}
