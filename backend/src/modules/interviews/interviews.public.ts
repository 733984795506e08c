// Public interface of this module for other modules.
export { type InterviewWish, interviewWishes, unfinishedInterviews, upcomingInterviews } from './interview-facts.js';
