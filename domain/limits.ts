/** The constants of specification section 9. Durations are milliseconds unless the name says otherwise. */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;

export const POST_LOGIN_REDIRECT_DELAY = 300;
export const ACCOUNT_TYPE_REDIRECT_DELAY = 500;
export const SIGN_IN_POPUP_DELAY = 200;
export const COOKIE_BANNER_SLIDE = 500;

export const DEFAULT_PHONE = '000 0000 0000';
export const BUSINESS_AGE_BRACKET = 'business duration';
export const SIGN_UP_MINUTES = 5;

export const OVERLAY_OPACITY = { sm: 0.3, md: 0.5, lg: 0.7 } as const;

export const SESSION_TOAST_DURATION = 5000;
export const APP_TOAST_DURATION = 3000;
export const TOAST_DISMISS_FRACTION = 0.8;
/** Time enough to read what was done and to undo it. */
export const UNDO_PERIOD = 10_000;

export const PAGINATION_WINDOW = 5;

export const READ_RETRIES = 3;
export const RETRY_DELAY = 1000;
export const RETRY_DELAY_CAP = 30_000;
/** The longest that an answer waits because of a Retry-After. */
export const RETRY_AFTER_CAP = 3_600_000;
export const CACHE_LIFETIME_SECONDS = 300;
/** After this long a waiting screen says so and offers to retry (decisions, section 7). */
export const SLOW_REQUEST_NOTICE = 10_000;

/** Strict thresholds, in percent, of the directory criteria: the value must be greater. */
export const CRITERIA_THRESHOLDS = {
  femaleManagers: 50,
  kenyanEmployees: 59,
  revenueInKenya: 50,
  employeesWithDifferentAbilities: 30,
} as const;

/** How long a search field waits after the last keystroke. */
export const SEARCH_PAUSE = 250;

/** An answer of the assessment is saved this long after the last keystroke. */
export const TYPING_PAUSE = 700;
/** A save without an answer is given up after this time and repeated with the same key. */
export const SAVE_PATIENCE = 20_000;
/** 'Response saved successfully' is shown at most this often; the state of the answer always. */
export const SAVED_TOAST_INTERVAL = 60_000;
/** While a complete Basic part waits for clearance, the server is asked this often. */
export const CLEARANCE_CHECK_INTERVAL = 60_000;
/** An assessment that is shown as this browser keeps it is read from the server again this often. */
export const KEPT_COPY_INTERVAL = 30_000;
/** The copy that a browser keeps is shown when the server has been silent for this long. */
export const KEPT_COPY_PATIENCE = 3_000;
